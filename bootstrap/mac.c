/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/mac.h"

typedef struct sip {
    uint64_t a, b, c, d;
} sip;

static uint64_t rotate(uint64_t x, unsigned by)
{
    return (x << by) | (x >> (64u - by));
}

static uint64_t load64(const uint8_t *bytes)
{
    uint64_t x = 0;
    for (unsigned i = 0; i < 8; i++)
        x |= (uint64_t)bytes[i] << (8u * i);
    return x;
}

static void store64(uint8_t *bytes, uint64_t x)
{
    for (unsigned i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(x >> (8u * i));
}

static void sip_rounds(sip *s, int rounds)
{
    for (int i = 0; i < rounds; i++) {
        s->a += s->b;
        s->c += s->d;
        s->b = rotate(s->b, 13) ^ s->a;
        s->d = rotate(s->d, 16) ^ s->c;
        s->a = rotate(s->a, 32);
        s->c += s->b;
        s->a += s->d;
        s->b = rotate(s->b, 17) ^ s->c;
        s->d = rotate(s->d, 21) ^ s->a;
        s->c = rotate(s->c, 32);
    }
}

static void sip_word(sip *s, uint64_t word)
{
    s->d ^= word;
    sip_rounds(s, 2);
    s->a ^= word;
}

void ferryi_mac(const uint8_t *key, const void *data, size_t nbytes, uint8_t *out)
{
    const uint8_t *bytes = data;
    uint64_t k0 = load64(key), k1 = load64(key + 8);
    /* The paper's four constants; 0xee in the second makes it the 128-bit variant. */
    sip s = { .a = k0 ^ 0x736f6d6570736575u,
              .b = k1 ^ 0x646f72616e646f6du ^ 0xeeu,
              .c = k0 ^ 0x6c7967656e657261u,
              .d = k1 ^ 0x7465646279746573u };
    uint64_t last = (uint64_t)nbytes << 56;
    size_t i = 0;
    for (; i + 8 <= nbytes; i += 8)
        sip_word(&s, load64(bytes + i));
    for (unsigned shift = 0; i < nbytes; i++, shift += 8)
        last |= (uint64_t)bytes[i] << shift;
    sip_word(&s, last);
    s.c ^= 0xeeu;
    sip_rounds(&s, 4);
    store64(out, s.a ^ s.b ^ s.c ^ s.d);
    s.b ^= 0xddu;
    sip_rounds(&s, 4);
    store64(out + 8, s.a ^ s.b ^ s.c ^ s.d);
}

int ferryi_mac_equal(const uint8_t *a, const uint8_t *b)
{
    unsigned differ = 0;
    for (unsigned i = 0; i < FERRYI_MAC_SIZE; i++)
        differ |= (unsigned)(a[i] ^ b[i]);
    return differ == 0;
}
