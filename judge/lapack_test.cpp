#include "judge/lapack_test.h"

/// The calls of LAPACK that JAX emits on CPU for factors, symmetric eigenvalues and systems, held against the relations
/// of their records.
namespace assay::judge {
namespace {

using namespace lapack;

/// The element (1, 0) of a matrix.
std::int64_t below_first(const Answers& a) { return a[0].type.shape()[0] > 1 ? a[0].type.shape()[1] : -1; }

TEST_F(Lapack, FactorsByEliminationAreJudged) {
  const std::vector<Fault> faults{
      {"a sign of L", times(0, below_first, -1), "R1"},
      {"a value of U off by 1e-3", times(0, place(0), 1.001), "R1"},
      {"a multiplier beyond 1",
       [](Answers& a) {
         const auto at = below_first(a);
         return at >= 0 && (write(a[0], at, 1.5), true);
       },
       "R2"},
      {"pivots that change places",
       [](Answers& a) {
         const double first = read(a[1], 0), second = a[1].type.elements() > 1 ? read(a[1], 1) : first;
         if (first == second || first == 1) return false;
         return write(a[1], 0, second), write(a[1], 1, first), true;
       },
       "R"},
      {"a pivot above its row", [](Answers& a) { return write(a[1], a[1].type.elements() - 1, 0), true; }, "R3"},
      {"a pivot below the matrix", [](Answers& a) { return write(a[1], 0, 99), true; }, "R4"},
      {"a matrix that is called singular", [](Answers& a) { return write(a[2], 0, 1), true; }, "R5"},
  };
  std::map<std::string, int> planted;
  for (const ElementType e : kTypes) {
    Prng choices(31, static_cast<std::uint64_t>(e));
    for (int number = 0; number < kMatrices; ++number) {
      const std::int64_t m = choices.between(1, 6), n = choices.between(1, 6);
      const std::vector<Tensor> inputs{matrix(e, m, n, number, choices)};
      const std::string text =
          called(fmt::format("lapack_{}getrf_ffi", letter_of(e)), {inputs[0].type},
                 {inputs[0].type, tensor_of({std::min(m, n)}, ElementType::i32), tensor_of({}, ElementType::i32)}, "");
      const Answers right = run(text, inputs);
      if (right.empty()) return;
      expect_right(text, inputs, right);
      expect_right(text, inputs, own(text, inputs));
      if (is_ordinary(number)) expect_found(text, inputs, right, faults, planted);
    }
  }
  expect_planted(faults, planted);
}

/// Products of columns whose squares no number holds.
TEST_F(Lapack, TheOracleFindsSingularValuesOfAnySize) {
  for (const ElementType e : {ElementType::f64, ElementType::c128}) {
    Prng choices(33, static_cast<std::uint64_t>(e));
    Tensor a = matrix(e, 2, 2, 1, choices);
    write(a, 2, -1.5e120);
    write(a, 3, 2e105);
    const std::string text =
        called(fmt::format("lapack_{}gesdd_ffi", letter_of(e)), {a.type},
               {a.type, tensor_of({2}, spec::real_type(e)), a.type, a.type, tensor_of({}, ElementType::i32)},
               "mode = 65 : ui8");
    expect_right(text, {a}, own(text, {a}));
  }
}

/// A pivot whose square is subnormal has no size of many bits.
TEST_F(Lapack, TheOracleReflectsColumnsOfTinyPivots) {
  for (const ElementType e : kTypes) {
    Prng choices(34, static_cast<std::uint64_t>(e));
    Tensor a = matrix(e, 2, 1, 1, choices);
    write(a, 0, spec::bits(spec::real_type(e)) == 32 ? -3.7241505e-22 : -1.7e-161);
    write(a, 1, 1);
    const std::string text =
        called(fmt::format("lapack_{}geqrf_ffi", letter_of(e)), {a.type}, {a.type, tensor_of({1}, e)}, "");
    EXPECT_EQ((" " + broken(text, {a}, own(text, {a}))).find(" R"), std::string::npos) << spec::name(e);
  }
}

/// XLA's threads take subnormal numbers for zeros, and so LAPACK finds the matrix singular; a small normal one is none.
TEST_F(Lapack, ASubnormalPivotMayBeAZero) {
  for (const ElementType e : kTypes) {
    Prng choices(32, static_cast<std::uint64_t>(e));
    Tensor a = matrix(e, 1, 1, 1, choices);
    const std::string text = called(fmt::format("lapack_{}getrf_ffi", letter_of(e)), {a.type},
                                    {a.type, tensor_of({1}, ElementType::i32), tensor_of({}, ElementType::i32)}, "");
    const double least = spec::bits(spec::real_type(e)) == 32 ? std::ldexp(1, -126) : std::ldexp(1, -1022);
    for (const double x : {least / 2, least * 4}) {
      write(a, 0, x);
      Answers answers = run(text, {a});
      if (answers.empty()) return;
      for (const int info : {static_cast<int>(read(answers[2], 0)), 0, 1}) {
        write(answers[2], 0, info);
        const std::string found = " " + broken(text, {a}, answers);
        EXPECT_EQ(found.find("(R5)") != std::string::npos, x < least) << found << x << " " << info;
        EXPECT_EQ(found.find(" R5 ") != std::string::npos, x > least && info == 1) << found << x << " " << info;
      }
    }
  }
}

/// gesvd of a subnormal number below 0, on XLA's threads, leaves its sign.
TEST_F(Lapack, ASubnormalSingularValueMayHaveASign) {
  for (const ElementType e : kTypes) {
    Prng choices(35, static_cast<std::uint64_t>(e));
    Tensor a = matrix(e, 1, 1, 1, choices);
    const Type values = tensor_of({1}, spec::real_type(e));
    const std::string text =
        called(fmt::format("lapack_{}gesvd_ffi", letter_of(e)), {a.type},
               {a.type, values, a.type, a.type, tensor_of({}, ElementType::i32)}, "mode = 65 : ui8");
    const double least = spec::bits(spec::real_type(e)) == 32 ? std::ldexp(1, -126) : std::ldexp(1, -1022);
    for (const double x : {least / 2, least * 4}) {
      write(a, 0, -x);
      Answers answers = run(text, {a});
      if (answers.empty()) return;
      EXPECT_EQ((" " + broken(text, {a}, answers)).find(" R"), std::string::npos) << x;
      write(answers[1], 0, -x);
      EXPECT_EQ((" " + broken(text, {a}, answers)).find(" R5 ") != std::string::npos, x > least) << x;
    }
  }
}

/// Values that are zeros to the hardware are in no order.
TEST_F(Lapack, SubnormalValuesAreInNoOrder) {
  for (const ElementType e : kTypes) {
    Prng choices(36, static_cast<std::uint64_t>(e));
    Tensor a = matrix(e, 2, 2, 1, choices);
    const Type values = tensor_of({2}, spec::real_type(e)), info = tensor_of({}, ElementType::i32);
    const double least = spec::bits(spec::real_type(e)) == 32 ? std::ldexp(1, -126) : std::ldexp(1, -1022);
    for (const double x : {least / 4, least * 4}) {
      write(a, 0, x), write(a, 3, 2 * x);
      const auto misplaced = [&](std::string_view call, std::vector<Type> results, const char* pack, int at) {
        const std::string text =
            called(fmt::format(fmt::runtime(call), letter_of(e)), {a.type}, std::move(results), pack);
        Answers answers = run(text, {a});
        if (answers.empty()) return x > least;
        write(answers[1], 0, at == 4 ? x : 2 * x), write(answers[1], 1, at == 4 ? 2 * x : x);
        return (" " + broken(text, {a}, answers)).find(fmt::format(" R{} ", at)) != std::string::npos;
      };
      EXPECT_EQ(misplaced("lapack_{}gesvd_ffi", {a.type, values, a.type, a.type, info}, "mode = 78 : ui8", 4),
                x > least);
      EXPECT_EQ(misplaced(spec::is_complex(e) ? "lapack_{}heevd_ffi" : "lapack_{}syevd_ffi", {a.type, values, info},
                          "mode = 78 : ui8, uplo = 76 : ui8", 3),
                x > least);
    }
  }
}

/// The first column of ordinary matrices is not zero, and so it has a reflector.
TEST_F(Lapack, FactorsByReflectorsAreJudged) {
  const std::vector<Fault> faults{
      {"a sign of R", times(0, place(0), -1), "R1"},
      {"a value of R off by 1e-3", times(0, place(0), 1.001), "R1"},
      {"a reflector off by 1e-2", times(0, below_first, 1.01), "R"},
      {"a factor of a reflector off by 1e-2", times(1, place(0), 1.01), "R"},
  };
  std::map<std::string, int> planted;
  for (const ElementType e : kTypes) {
    Prng choices(37, static_cast<std::uint64_t>(e));
    for (int number = 0; number < kMatrices; ++number) {
      const std::int64_t m = choices.between(1, 7), n = choices.between(1, 7);
      const std::vector<Tensor> inputs{matrix(e, m, n, number, choices)};
      const std::string text = called(fmt::format("lapack_{}geqrf_ffi", letter_of(e)), {inputs[0].type},
                                      {inputs[0].type, tensor_of({std::min(m, n)}, e)}, "");
      const Answers right = run(text, inputs);
      if (right.empty()) return;
      const std::string found = broken(text, inputs, right);
      EXPECT_TRUE(found.empty() || found == "(R2) ") << found << spec::name(e) << " " << number << "\n" << text;
      if (is_ordinary(number)) expect_found(text, inputs, right, faults, planted);
    }
  }
  expect_planted(faults, planted);
}

TEST_F(Lapack, ProductsOfReflectorsAreJudged) {
  std::int64_t bounded = 0, all = 0, planted = 0;
  for (const ElementType e : kTypes) {
    Prng choices(41, static_cast<std::uint64_t>(e));
    for (int number = 0; number < kMatrices; ++number) {
      const std::int64_t n = choices.between(1, 5), m = choices.between(n, 7);
      const std::vector<Tensor> inputs{matrix(e, m, n, number, choices)};
      const char letter = letter_of(e);
      const Answers factors = run(
          called(fmt::format("lapack_{}geqrf_ffi", letter), {inputs[0].type}, {inputs[0].type, tensor_of({n}, e)}, ""),
          inputs);
      if (factors.empty()) return;
      const std::string text = called(fmt::format("lapack_{}{}gqr_ffi", letter, spec::is_complex(e) ? "un" : "or"),
                                      {factors[0].type, factors[1].type}, {factors[0].type}, "");
      Answers q = run(text, factors);
      if (q.empty()) return;
      const auto [is_held, known] = held_by_sets(text, factors, q[0]);
      EXPECT_TRUE(is_held) << spec::name(e) << " " << number << "\n" << text;
      bounded += known, all += q[0].type.elements();
      if (!is_ordinary(number) || read(q[0], 0) == 0) continue;
      for (const double by : {-1.0, 1.001}) {
        Tensor wrong = q[0];
        write(wrong, 0, read(wrong, 0) * by);
        EXPECT_FALSE(held_by_sets(text, factors, wrong).first) << by << "\n" << text;
        ++planted;
      }
    }
  }
  EXPECT_GT(bounded, all * 9 / 10);
  EXPECT_GT(planted, 20);
}

/// Both triangles of what is Hermitian, or of one only what is not looked at.
TEST_F(Lapack, EigenvectorsAreJudged) {
  const std::vector<Fault> faults{
      {"a sign of a vector's part",
       [](Answers& a) {
         if (a[0].type.shape()[0] < 2 || std::fabs(read(a[0], 0)) < 0.1) return false;
         return write(a[0], 0, -read(a[0], 0)), true;
       },
       "R"},
      {"a vector off by 1e-3",
       [](Answers& a) {
         if (std::fabs(read(a[0], 0)) < 0.1) return false;
         return write(a[0], 0, read(a[0], 0) * 1.001), true;
       },
       "R2"},
      {"a value off by 1e-3",
       [](Answers& a) {
         const std::int64_t last = a[1].type.elements() - 1;
         return write(a[1], last, read(a[1], last) * 1.001), true;
       },
       "R1 "},
      {"values that change places",
       [](Answers& a) {
         const std::int64_t last = a[1].type.elements() - 1;
         const double x = read(a[1], 0), y = read(a[1], last);
         return last > 0 && x < y && (write(a[1], 0, y), write(a[1], last, x), true);
       },
       "R3"},
      {"a failure that is none", [](Answers& a) { return write(a[2], 0, 1), true; }, "R6"},
  };
  std::map<std::string, int> planted;
  for (const ElementType e : kTypes) {
    Prng choices(43, static_cast<std::uint64_t>(e));
    for (int number = 0; number < kMatrices; ++number) {
      const std::int64_t n = choices.between(1, 4);
      std::vector<Tensor> inputs{matrix(e, n, n, number, choices)};
      const auto part = static_cast<std::size_t>(spec::storage_bytes(spec::real_type(e)));
      for (std::int64_t k = 0; spec::is_complex(e) && k < n; ++k)  // the diagonal is real
        std::memset(inputs[0].bytes.data() + static_cast<std::size_t>(k * (n + 1)) * 2 * part + part, 0, part);
      const std::string text =
          called(fmt::format("lapack_{}{}evd_ffi", letter_of(e), spec::is_complex(e) ? "he" : "sy"), {inputs[0].type},
                 {inputs[0].type, tensor_of({n}, spec::real_type(e)), tensor_of({}, ElementType::i32)},
                 fmt::format("mode = 86 : ui8, uplo = {} : ui8", number % 2 ? 76 : 85));
      const Answers right = run(text, inputs);
      if (right.empty()) return;
      expect_right(text, inputs, right);
      expect_right(text, inputs, own(text, inputs));
      if (is_ordinary(number)) expect_found(text, inputs, right, faults, planted);
    }
  }
  expect_planted(faults, planted);
}

TEST_F(Lapack, SingularValuesAreJudged) {
  const std::vector<Fault> faults{
      {"a sign of U",
       [](Answers& a) {
         if (std::fabs(read(a[2], 0)) < 0.1) return false;
         return write(a[2], 0, -read(a[2], 0)), true;
       },
       "R1 "},
      {"a vector off by 1e-3",
       [](Answers& a) {
         if (std::fabs(read(a[3], 0)) < 0.1) return false;
         return write(a[3], 0, read(a[3], 0) * 1.001), true;
       },
       "R3 "},
      {"a value off by 1e-3", [](Answers& a) { return write(a[1], 0, read(a[1], 0) * 1.001), true; }, "R6 "},
      {"values that change places",
       [](Answers& a) {
         const std::int64_t last = a[1].type.elements() - 1;
         const double x = read(a[1], 0), y = read(a[1], last);
         return last > 0 && x > y && (write(a[1], 0, y), write(a[1], last, x), true);
       },
       "R4 "},
      {"a value below 0",
       [](Answers& a) {
         const std::int64_t last = a[1].type.elements() - 1;
         return read(a[1], last) > 0 && (write(a[1], last, -read(a[1], last)), true);
       },
       "R5 "},
      {"a failure that is none", [](Answers& a) { return write(a[4], 0, 1), true; }, "R7 "},
  };
  constexpr std::array kModes{65, 83, 78};
  std::map<std::string, int> planted;
  for (const ElementType e : kTypes) {
    Prng choices(47, static_cast<std::uint64_t>(e));
    for (int number = 0; number < kMatrices; ++number) {
      const std::int64_t m = choices.between(1, 5), n = choices.between(1, 5), k = std::min(m, n);
      const std::vector<Tensor> inputs{matrix(e, m, n, number, choices)};
      const int mode = kModes[static_cast<std::size_t>(number) % 3];
      const std::string text =
          called(fmt::format("lapack_{}{}_ffi", letter_of(e), number % 2 == 0 ? "gesdd" : "gesvd"), {inputs[0].type},
                 {inputs[0].type, tensor_of({k}, spec::real_type(e)), tensor_of({m, mode == 83 ? k : m}, e),
                  tensor_of({mode == 83 ? k : n, n}, e), tensor_of({}, ElementType::i32)},
                 fmt::format("mode = {} : ui8", mode));
      const Answers right = run(text, inputs);
      if (right.empty()) return;
      const std::string silent = mode == 78 ? "(R1) (R2) (R3) " : "";
      EXPECT_EQ(broken(text, inputs, right), silent) << spec::name(e) << " " << number << "\n" << text;
      EXPECT_EQ(broken(text, inputs, own(text, inputs)), silent) << spec::name(e) << " " << number << "\n" << text;
      if (is_ordinary(number) && mode != 78) expect_found(text, inputs, right, faults, planted);
    }
  }
  expect_planted(faults, planted);
}

// ---- Positive definite and triangular matrices ---------------------------------------------------

std::int64_t side_of(const Tensor& t) { return t.type.shape()[0]; }

/// All parts divided by so much that no row has a sum of sizes beyond 1; then a real diagonal.
Tensor with_diagonal(Tensor t, const std::function<double(std::int64_t)>& diagonal) {
  const std::int64_t n = side_of(t), parts = spec::is_complex(t.type.element()) ? 2 : 1;
  const Type flat = tensor_of({t.type.elements() * parts}, spec::real_type(t.type.element()));
  Tensor all{flat, t.bytes};
  double largest = 1e-30;
  for (std::int64_t k = 0; k < flat.elements(); ++k) largest = std::max(largest, std::fabs(read(all, k)));
  for (std::int64_t k = 0; k < flat.elements(); ++k)
    write(all, k, read(all, k) / (largest * static_cast<double>(n * parts)));
  for (std::int64_t i = 0; i < n; ++i) {
    write(all, i * (n + 1) * parts, diagonal(i));
    if (parts == 2) write(all, i * (n + 1) * parts + 1, 0);
  }
  return {t.type, all.bytes};
}

Tensor transposed(const Tensor& t) {
  const std::int64_t n = side_of(t);
  const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
  Tensor out = t;
  for (std::int64_t i = 0; i < n; ++i)
    for (std::int64_t j = 0; j < n; ++j)
      std::memcpy(out.bytes.data() + static_cast<std::size_t>(i * n + j) * size,
                  t.bytes.data() + static_cast<std::size_t>(j * n + i) * size, size);
  return out;
}

std::string factored(const Tensor& a, bool is_lower) {
  return called(fmt::format("lapack_{}potrf_ffi", letter_of(a.type.element())), {a.type},
                {a.type, tensor_of({}, ElementType::i32)}, fmt::format("uplo = {} : ui8", is_lower ? 76 : 85));
}

/// Rows whose diagonal is larger than all else: by Gershgorin's theorem the matrix is positive definite.
TEST_F(Lapack, FactorsOfPositiveDefiniteMatricesAreJudged) {
  const auto within = [](bool is_lower) { return [=](const Answers& a) { return is_lower ? side_of(a[0]) : 1; }; };
  std::map<std::string, int> planted;
  for (const ElementType e : kTypes) {
    Prng choices(53, static_cast<std::uint64_t>(e));
    for (int number = 0; number < 5; ++number) {
      const std::int64_t n = choices.between(2, 6);
      const bool is_lower = number % 2 == 0;
      const std::vector<Tensor> inputs{
          with_diagonal(matrix(e, n, n, 0, choices), [](std::int64_t i) { return 2.0 + static_cast<double>(i); })};
      const std::string text = factored(inputs[0], is_lower);
      const Answers right = run(text, inputs);
      if (right.empty()) return;
      expect_right(text, inputs, right);
      expect_right(text, inputs, own(text, inputs));
      EXPECT_EQ(held_by_sets(text, inputs, right[0]), std::pair(true, n * n)) << text;
      EXPECT_EQ(held_by_sets(text, inputs, right[1], 1), std::pair(true, std::int64_t{1})) << text;
      const std::vector<Fault> faults{
          {"a pivot off by 1e-3", times(0, place(0), 1.001), "R1"},
          {"a sign beside the diagonal", times(0, within(is_lower), -1), "R1"},
          {"a factor that is transposed", [](Answers& a) { return a[0] = transposed(a[0]), true; }, "R1"},
      };
      expect_found(text, inputs, right, faults, planted);
      for (const Fault& fault : faults) {
        Answers wrong = right;
        EXPECT_FALSE(fault.plant(wrong) && held_by_sets(text, inputs, wrong[0]).first) << fault.what << "\n" << text;
      }
      Answers masked = right;
      if (times(0, within(!is_lower), 0)(masked)) {
        EXPECT_FALSE(held_by_sets(text, inputs, masked[0]).first) << text;
      }
      Tensor refused = right[1];
      write(refused, 0, 1);
      EXPECT_FALSE(held_by_sets(text, inputs, refused, 1).first) << text;
    }
  }
  EXPECT_EQ(planted.size(), 3U);
}

/// Where a diagonal entry is negative no pivot there is positive.
TEST_F(Lapack, MatricesThatAreNotPositiveDefiniteAreRefused) {
  for (const ElementType e : kTypes) {
    Prng choices(59, static_cast<std::uint64_t>(e));
    for (std::int64_t n = 1; n < 6; ++n) {
      const std::int64_t at = choices.between(0, n - 1);
      const std::vector<Tensor> inputs{
          with_diagonal(matrix(e, n, n, 0, choices), [at](std::int64_t i) { return i == at ? -1.0 : 3.0; })};
      const std::string text = factored(inputs[0], n % 2 == 0);
      Answers answers = run(text, inputs);
      if (answers.empty()) return;
      EXPECT_EQ(broken(text, inputs, answers), "(R1) ");
      EXPECT_EQ(read(answers[1], 0), static_cast<double>(at + 1));
      EXPECT_EQ(held_by_sets(text, inputs, answers[0]), std::pair(true, n * (n - 1) / 2)) << text;
      EXPECT_EQ(held_by_sets(text, inputs, answers[1], 1), std::pair(true, std::int64_t{1})) << text;
      write(answers[1], 0, 0);
      EXPECT_FALSE(held_by_sets(text, inputs, answers[1], 1).first) << text;
    }
  }
}

/// A pivot of 1 + 2^-24 - 1 is 0 or not, by the rounding of f32: neither is wrong, unless the factor does not follow.
TEST_F(Lapack, APivotThatRoundingMayRefuseIsEither) {
  Prng choices(60, 0);
  Tensor a = with_diagonal(matrix(ElementType::f32, 2, 2, 0, choices), [](std::int64_t) { return 1.0; });
  write(a, 1, 1), write(a, 2, 1), write(a, 3, 1 + std::ldexp(1, -23));
  const std::string text = factored(a, true);
  Answers answers = run(text, {a});
  if (answers.empty()) return;
  for (const int info : {0, 2}) {
    write(answers[1], 0, info);
    EXPECT_TRUE(held_by_sets(text, {a}, answers[1], 1).first) << info;
    EXPECT_TRUE(held_by_sets(text, {a}, answers[0]).first) << info;
  }
  write(answers[1], 0, 0), write(answers[0], 3, 0.5);
  EXPECT_EQ(broken(text, {a}, answers), "R1 ");
}

// ---- Triangular systems -------------------------------------------------------------------------

/// The letters of a call of trsm.
struct Letters {
  bool has_ones, is_left;
  int transposition;  ///< of N, T and C
  bool is_lower;
};

std::string solved(const Tensor& a, const Tensor& b, const Letters& by) {
  return called(
      fmt::format("lapack_{}trsm_ffi", letter_of(a.type.element())), {a.type, b.type}, {b.type},
      fmt::format("diag = {} : ui8, side = {} : ui8, trans_x = {} : ui8, uplo = {} : ui8", by.has_ones ? 85 : 78,
                  by.is_left ? 76 : 82, std::array{78, 84, 67}.at(static_cast<std::size_t>(by.transposition)),
                  by.is_lower ? 76 : 85));
}

Letters letters_of(int number) { return {number % 2 == 0, number / 2 % 2 == 0, number / 4 % 3, number / 12 % 2 == 0}; }

/// The same call but for one letter, each in turn.
std::vector<Letters> beside(const Letters& by, bool is_complex) {
  std::vector<Letters> out(3, by);
  out[0].has_ones = !by.has_ones;
  out[1].transposition = by.transposition == 0 ? 1 : 0;
  out[2].is_lower = !by.is_lower;
  if (is_complex) out.push_back({by.has_ones, by.is_left, by.transposition == 2 ? 1 : 2, by.is_lower});
  return out;
}

TEST_F(Lapack, SolutionsOfTriangularSystemsAreJudged) {
  for (std::size_t k = 0; k < kTypes.size(); ++k) {
    const ElementType e = kTypes[k];
    Prng choices(61, static_cast<std::uint64_t>(e));
    for (int number = 0; number < 6; ++number) {
      const Letters by = letters_of((number * 5 + static_cast<int>(k)) % 24);
      const std::int64_t n = choices.between(2, 5), m = choices.between(1, 4);
      const std::vector<Tensor> inputs{
          with_diagonal(matrix(e, n, n, 0, choices), [](std::int64_t i) { return 2.0 + static_cast<double>(i); }),
          matrix(e, by.is_left ? n : m, by.is_left ? m : n, 0, choices)};
      const std::string text = solved(inputs[0], inputs[1], by);
      const Answers right = run(text, inputs);
      if (right.empty()) return;
      EXPECT_EQ(held_by_sets(text, inputs, right[0]), std::pair(true, n * m)) << text;
      EXPECT_TRUE(held_by_sets(text, inputs, own(text, inputs)[0]).first) << text;
      Tensor wrong = right[0];
      write(wrong, 0, read(wrong, 0) * 1.001);
      EXPECT_FALSE(held_by_sets(text, inputs, wrong).first) << text;
      for (const Letters& other : beside(by, spec::is_complex(e)))
        EXPECT_FALSE(held_by_sets(text, inputs, run(solved(inputs[0], inputs[1], other), inputs)[0]).first) << text;
    }
  }
}

/// An inverse: what is zero on the right stays so, and a diagonal of ones divides nothing.
TEST_F(Lapack, TheInverseOfATriangleWithOnesIsKnown) {
  for (const ElementType e : kTypes) {
    Prng choices(66, static_cast<std::uint64_t>(e));
    Tensor ones = matrix(e, 6, 6, 1, choices);
    for (std::int64_t i = 0; i < 6; ++i) write(ones, 7 * i, 1);
    const std::vector<Tensor> inputs{matrix(e, 6, 6, 0, choices), ones};
    const std::string text = solved(inputs[0], inputs[1], {true, true, 0, true});
    const Answers answers = run(text, inputs);
    if (answers.empty()) return;
    EXPECT_EQ(held_by_sets(text, inputs, answers[0]), std::pair(true, std::int64_t{36})) << text;
  }
}

/// What a triangle has on its other side, and on a diagonal of ones, is not read.
TEST_F(Lapack, ASingularTriangleHasNoSolution) {
  for (const ElementType e : kTypes) {
    Prng choices(67, static_cast<std::uint64_t>(e));
    const std::vector<Tensor> inputs{
        with_diagonal(matrix(e, 3, 3, 0, choices), [](std::int64_t i) { return i == 1 ? 0.0 : 2.0; }),
        matrix(e, 3, 2, 0, choices)};
    for (const bool has_ones : {false, true}) {
      const std::string text = solved(inputs[0], inputs[1], {has_ones, true, 0, true});
      const Answers answers = run(text, inputs);
      if (answers.empty()) return;
      EXPECT_EQ(held_by_sets(text, inputs, answers[0]), std::pair(true, std::int64_t{has_ones ? 6 : 0})) << text;
    }
  }
}

}  // namespace
}  // namespace assay::judge
