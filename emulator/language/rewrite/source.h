/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_REWRITE_SOURCE_H
#define EMU_REWRITE_SOURCE_H

#include <stddef.h>

/* A preprocessed C++ source, its tokens, and the edits that make of it what g++ compiles.  Line markers stay where they
 * are and no edit adds or removes a line, so g++ names the user's lines. */

enum token_kind { TOKEN_NAME, TOKEN_LITERAL, TOKEN_MARK };
typedef struct token {
    enum token_kind kind;
    size_t at, length; /* in the text; a mark has one character */
    int match;         /* of a bracket: its partner's token, -1: none */
    int inside;        /* the bracket that encloses it, -1: none */
} token;

typedef struct source {
    char *text;
    size_t length;
    token *tokens; /* of the user's files; what comes from system headers has none */
    int n;
    int is_split_again; /* headers were refused at the first time */
    struct edit *edits;
    size_t n_edits, room_edits;
} source;

/* Splits the text, which the source takes over, into tokens. */
void source_open(source *s, char *text, size_t length);
/* Splits it again, once its text has changed, before the first edit. */
void source_split_again(source *s);
void source_close(source *s);
/* Writes the edited text. */
int source_write(source *s);

/* Inserts text, of one line, before a position, behind what was inserted there before. */
void source_insert(source *s, size_t at, const char *text);
/* Removes the tokens from first to last, and keeps the lines between them. */
void source_remove(source *s, int first, int last);

/* Whether token i is this name or mark; a token that does not exist is none. */
int is(const source *s, int i, const char *text);
int is_name(const source *s, int i);
/* Whether tokens i and i + 1 and i + 2 are this mark three times, with nothing between. */
int is_three(const source *s, int i, char mark);
/* The token after the template arguments or parameters that begin at i, a '<'; before those that end at i, a '>'.
 * -1: none do. */
int after_angles(const source *s, int i);
int before_angles(const source *s, int i);
/* The last token of the bracket that opens at i; of that, or of the angles that open at i.  i: none does, or it is not
 * closed. */
int bracket_end(const source *s, int i);
int group_end(const source *s, int i);
/* Where a place of the text stands, as line markers have it, and so many lines further: "file:line". */
char *source_place(const source *s, size_t at, unsigned further);
/* A copy of the text from the first to the last token, on one line. */
char *source_copy(const source *s, int first, int last);

/* printf into memory of its own; ends the program without memory. */
char *format(const char *pattern, ...) __attribute__((format(printf, 1, 2)));
/* Says what the emulator does not know, and where, and counts it. */
void refuse(const source *s, int i, const char *pattern, ...) __attribute__((format(printf, 3, 4)));
extern int refused;

/* absent.c: reads the table; -1: it cannot be read.  Whether a name, or "<header", is in it: 1, and what it is, and
 * what to do instead. */
int absent_read(const char *path);
int absent_find(const char *name, const char **what, const char **instead);

/* The parts: places.c, which returns whether it has changed the text itself, kernels.c, variables.c. */
int rewrite_places(source *s);
void rewrite_launches(source *s);
void rewrite_kernels(source *s);
void rewrite_variables(source *s);

#endif
