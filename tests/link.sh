#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# link.sh COMMAND...: links a program that stays in the build folder.  Libtool's archives FOLDER/NAME.la become the shared
# libraries that they stand for, found there at run time; with -static the static ones and what these need.  Libtool's
# script takes as long again as such a link, three hundred times a build.
static=no
for word in "$@"; do
    [ "$word" != -static ] || static=yes
done
for word in "$@"; do
    shift
    case $word in
    -static | -no-install) continue ;;
    -export-dynamic) word=-Wl,--export-dynamic ;;
    *.la)
        folder=$(dirname "$word") name=$(basename "$word" .la)
        if [ $static = no ] && [ -e "$folder/.libs/$name.so" ]; then
            set -- "$@" "$folder/.libs/$name.so"
            word=-Wl,-rpath,$PWD/${folder#./}/.libs
        else
            # shellcheck disable=SC2046
            set -- "$@" "$folder/.libs/$name.a" $(sed -n "s/^dependency_libs='\(.*\)'/\1/p" "$word")
            continue
        fi ;;
    esac
    set -- "$@" "$word"
done
exec "$@"
