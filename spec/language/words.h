#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "spec/language/cursor.h"

/// What the lines of contracts and of rules are made of.
namespace assay::spec {

/// `expected WHAT, found FOUND` at a place.
void fail_expected(Cursor&, const Location& at, std::string_view what, std::string_view found);

/// A word may have inner dashes: `in-order-tree`, `2026-11-22`.
std::string read_with_dashes(Cursor&, TokenKind first, std::string_view what);
std::string read_word(Cursor&, std::string_view what);
/// The text between the quotes.
std::string read_quoted(Cursor&, std::string_view what);
/// With a sign perhaps; `inf`.
double read_number(Cursor&);
/// Which of some words comes next; the first where none does.
std::size_t read_one_of(Cursor&, std::initializer_list<std::string_view> words);
/// `a, b or c`.
std::string any_of_words(std::initializer_list<std::string_view> words);

/// The row of a table whose name is the next word; null where there is none.
template <class Row, std::size_t kRows>
const Row* read_row(Cursor& cursor, const Row (&rows)[kRows], std::string_view Row::*name, std::string_view what) {
  const Location at = cursor.peek().at;
  const std::string found = read_word(cursor, what);
  for (const Row& row : rows)
    if (row.*name == found) return &row;
  fail_expected(cursor, at, what, found);
  return nullptr;
}

}  // namespace assay::spec
