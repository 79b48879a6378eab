/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/tls.h"
#include "runtime/base/mutex.h"
#include <errno.h>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/* This plug-in encrypts connections to other machines.  It supplies only the socket's calls and the choice of one
 * cipher and one version; OpenSSL does the rest. */

#define IDENTITY "ferry"
enum { KEY = 32 };
static const unsigned char cipher_id[] = { 0x13, 0x02 }; /* TLS_AES_256_GCM_SHA384 */

struct ferryi_tls {
    SSL *ssl;
    int fd;
    unsigned char key[KEY];
};

/* ---- The socket: OpenSSL's own calls would raise SIGPIPE. */

static int bio_write(BIO *bio, const char *data, int nbytes)
{
    const ferryi_tls *c = BIO_get_data(bio);
    BIO_clear_retry_flags(bio);
    ssize_t n = send(c->fd, data, (size_t)nbytes, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        BIO_set_retry_write(bio);
    return (int)n;
}

static int bio_read(BIO *bio, char *data, int nbytes)
{
    const ferryi_tls *c = BIO_get_data(bio);
    BIO_clear_retry_flags(bio);
    ssize_t n = recv(c->fd, data, (size_t)nbytes, MSG_DONTWAIT);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        BIO_set_retry_read(bio);
    return (int)n;
}

static long bio_ctrl(BIO *bio, int what, long number, void *pointer)
{
    (void)bio;
    (void)number;
    (void)pointer;
    return what == BIO_CTRL_FLUSH;
}

/* ---- The pre-shared key. */

static SSL_SESSION *session_make(SSL *ssl)
{
    const ferryi_tls *c = SSL_get_app_data(ssl);
    const SSL_CIPHER *cipher = SSL_CIPHER_find(ssl, cipher_id);
    SSL_SESSION *session = SSL_SESSION_new();
    if (session && cipher && SSL_SESSION_set1_master_key(session, c->key, sizeof c->key) &&
        SSL_SESSION_set_cipher(session, cipher) && SSL_SESSION_set_protocol_version(session, TLS1_3_VERSION))
        return session;
    SSL_SESSION_free(session);
    return NULL;
}

static int psk_offer(SSL *ssl, const EVP_MD *md, const unsigned char **identity, size_t *nbytes, SSL_SESSION **session)
{
    *session = NULL;
    *identity = NULL;
    *nbytes = 0;
    if (md && EVP_MD_type(md) != NID_sha384)
        return 1;
    *session = session_make(ssl);
    *identity = (const unsigned char *)IDENTITY;
    *nbytes = sizeof IDENTITY - 1;
    return *session != NULL;
}

static int psk_find(SSL *ssl, const unsigned char *identity, size_t nbytes, SSL_SESSION **session)
{
    *session = NULL;
    if (nbytes == sizeof IDENTITY - 1 && memcmp(identity, IDENTITY, nbytes) == 0)
        *session = session_make(ssl);
    return 1;
}

/* ---- The table. */

static void tls_close(ferryi_tls *c)
{
    if (!c)
        return;
    SSL_free(c->ssl);
    OPENSSL_cleanse(c->key, sizeof c->key);
    free(c);
}

/* Each side's context is made once, and kept. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static SSL_CTX *contexts[2];
static BIO_METHOD *method;

static SSL_CTX *context_make(int is_server)
{
    SSL_CTX *ctx = SSL_CTX_new(TLS_method());
    if (!ctx || !SSL_CTX_set_min_proto_version(ctx, TLS1_3_VERSION) ||
        !SSL_CTX_set_ciphersuites(ctx, "TLS_AES_256_GCM_SHA384") || !SSL_CTX_set_num_tickets(ctx, 0)) {
        SSL_CTX_free(ctx);
        return NULL;
    }
    SSL_CTX_set_options(ctx, SSL_OP_NO_TICKET | SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
    SSL_CTX_clear_options(ctx, SSL_OP_ENABLE_MIDDLEBOX_COMPAT);
    SSL_CTX_set_session_cache_mode(ctx, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_mode(ctx,
                     SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_verify(ctx, is_server ? SSL_VERIFY_NONE : SSL_VERIFY_PEER, NULL); /* trusts no certificate */
    SSL_CTX_set_psk_find_session_callback(ctx, psk_find);
    SSL_CTX_set_psk_use_session_callback(ctx, psk_offer);
    return ctx;
}

static BIO_METHOD *method_make(void)
{
    BIO_METHOD *made = BIO_meth_new(BIO_TYPE_SOURCE_SINK, "ferry");
    if (made && BIO_meth_set_write(made, bio_write) && BIO_meth_set_read(made, bio_read) &&
        BIO_meth_set_ctrl(made, bio_ctrl))
        return made;
    BIO_meth_free(made);
    return NULL;
}

/* NULL: no memory. */
static SSL_CTX *context_get(int is_server)
{
    ferryi_mutex_lock(&lock, FERRYI_MUTEX_TLS);
    if (!method)
        method = method_make();
    if (method && !contexts[is_server])
        contexts[is_server] = context_make(is_server);
    SSL_CTX *ctx = method ? contexts[is_server] : NULL;
    ferryi_mutex_unlock(&lock);
    return ctx;
}

static ferryi_tls *tls_open(int fd, int is_server, const void *secret, size_t nbytes)
{
    unsigned n = 0;
    SSL_CTX *ctx = context_get(is_server != 0);
    ferryi_tls *c = ctx ? calloc(1, sizeof *c) : NULL;
    if (!c)
        return NULL;
    c->fd = fd;
    if (!EVP_Digest(secret, nbytes, c->key, &n, EVP_sha256(), NULL) || n != KEY || !(c->ssl = SSL_new(ctx)))
        goto fail;
    BIO *bio = BIO_new(method);
    if (!bio)
        goto fail;
    BIO_set_data(bio, c);
    BIO_set_init(bio, 1);
    SSL_set_bio(c->ssl, bio, bio);
    SSL_set_app_data(c->ssl, c);
    if (is_server)
        SSL_set_accept_state(c->ssl);
    else
        SSL_set_connect_state(c->ssl);
    return c;
fail:
    tls_close(c);
    return NULL;
}

static int tls_handshake(ferryi_tls *c)
{
    ERR_clear_error();
    int done = SSL_do_handshake(c->ssl);
    if (done == 1) /* a handshake with a certificate would not have used the key */
        return SSL_session_reused(c->ssl) ? 1 : -1;
    int why = SSL_get_error(c->ssl, done);
    return why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE ? 0 : -1;
}

/* Converts OpenSSL's result to that of send(2) and recv(2). */
static ssize_t moved(ferryi_tls *c, int done, size_t n)
{
    if (done == 1)
        return (ssize_t)n;
    int why = SSL_get_error(c->ssl, done);
    if (why == SSL_ERROR_ZERO_RETURN)
        return 0;
    errno = why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE ? EAGAIN : EPROTO;
    return -1;
}

static ssize_t tls_recv(ferryi_tls *c, void *data, size_t nbytes)
{
    size_t n = 0;
    ERR_clear_error();
    const int done = SSL_read_ex(c->ssl, data, nbytes, &n);
    return moved(c, done, n);
}

static ssize_t tls_send(ferryi_tls *c, const void *data, size_t nbytes)
{
    size_t n = 0;
    ERR_clear_error();
    const int done = SSL_write_ex(c->ssl, data, nbytes, &n);
    return moved(c, done, n);
}

static int tls_has_more(ferryi_tls *c)
{
    return SSL_pending(c->ssl) > 0;
}

extern const ferryi_tls_ops ferry_channel_plugin __attribute__((visibility("default")));
const ferryi_tls_ops ferry_channel_plugin = {
    .size = sizeof(ferryi_tls_ops),
    .abi = FERRYI_TLS_ABI,
    .open = tls_open,
    .handshake = tls_handshake,
    .recv = tls_recv,
    .send = tls_send,
    .has_more = tls_has_more,
    .close = tls_close,
};
