#include "judge/lapack_test.h"
#include "spec/scale_test.h"

/// The calls of LAPACK that JAX emits on CPU for eigenvalues of any matrix, for Hessenberg and tridiagonal form, QR
/// with pivots, products with reflectors and tridiagonal systems, judged by the relations of their records.
namespace assay::judge {
namespace {

using namespace lapack;

/// A call of one op on matrices of side n, drawn by number.
struct Call {
  std::string text;
  std::vector<Tensor> inputs;
  std::string silent;  ///< relations that say nothing of it, also where the matrix is ordinary; `?`: it depends
};
using Maker = std::function<Call(ElementType, std::int64_t n, int number, Prng&)>;

bool has_broken(const std::string& found) { return (" " + found).find(" R") != std::string::npos; }

/// Of large matrices, all but the first of each type and those of f32: they find what these do, in four times the time.
bool is_left_for_the_night(ElementType e, std::int64_t n, int number) {
  return spec::scaled(1) == 1 && n > 3 && number > 0 && (e != ElementType::f32 || number == 7);
}

class GeneralLapack : public Lapack {
 protected:
  /// Right answers of matrices of every kind, and wrong ones of ordinary matrices; false where nothing runs.
  static bool judge(const Maker& made, const std::vector<Fault>& faults, std::initializer_list<std::int64_t> sides) {
    std::map<std::string, int> planted;
    for (const ElementType e : kTypes) {
      Prng choices(71, static_cast<std::uint64_t>(e));
      for (const std::int64_t n : sides)
        for (int number = 0; number < 8; ++number) {
          if (is_left_for_the_night(e, n, number)) continue;
          const Call setup = made(e, n, number, choices);
          const Answers right = run(setup.text, setup.inputs);
          if (right.empty()) return false;
          const std::string found = broken(setup.text, setup.inputs, right);
          EXPECT_FALSE(has_broken(found)) << found << "\n" << setup.text;
          if (!is_ordinary(number)) continue;
          EXPECT_EQ(setup.silent == "?" ? "?" : found, setup.silent) << setup.text;
          expect_found(setup.text, setup.inputs, right, faults, planted);
        }
    }
    expect_planted(faults, planted);
    return true;
  }
};

// ---- Faults -------------------------------------------------------------------------------------

std::int64_t side_of(const Answers& a, std::size_t output) { return a[output].type.shape().back(); }

std::span<std::byte> element(Tensor& t, std::int64_t at) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
  return std::span(t.bytes).subspan(static_cast<std::size_t>(at) * size, size);
}

/// The element in a row and a column; -1 where the matrix has none.
std::function<std::int64_t(const Answers&)> at(std::size_t output, std::int64_t row, std::int64_t column) {
  return [=](const Answers& a) {
    const auto shape = a[output].type.shape();
    return row < shape[0] && column < shape[1] ? row * shape[1] + column : -1;
  };
}

/// The element with the largest real part.
std::function<std::int64_t(const Answers&)> largest(std::size_t output) {
  return [=](const Answers& a) {
    std::int64_t out = 0;
    for (std::int64_t k = 0; k < a[output].type.elements(); ++k)
      if (std::fabs(read(a[output], k)) > std::fabs(read(a[output], out))) out = k;
    return out;
  };
}

std::function<bool(Answers&)> exchanged_columns(std::size_t output) {
  return [=](Answers& a) {
    const std::int64_t n = side_of(a, output);
    if (n < 2) return false;
    for (std::int64_t i = 0; i < a[output].type.shape()[0]; ++i)
      std::ranges::swap_ranges(element(a[output], i * n), element(a[output], i * n + 1));
    return true;
  };
}

/// Where that makes another matrix.
std::function<bool(Answers&)> transposed(std::size_t output) {
  return [=](Answers& a) {
    const std::int64_t n = side_of(a, output);
    const Tensor before = a[output];
    for (std::int64_t i = 0; i < n; ++i)
      for (std::int64_t j = 0; j < i; ++j)
        std::ranges::swap_ranges(element(a[output], i * n + j), element(a[output], j * n + i));
    return before.bytes != a[output].bytes && n > 2;
  };
}

/// Where an imaginary part is not small.
std::function<bool(Answers&)> conjugated(std::size_t output) {
  return [=](Answers& a) {
    const ElementType e = a[output].type.element();
    if (!spec::is_complex(e)) return false;
    const auto size = static_cast<std::size_t>(spec::storage_bytes(e)) / 2;
    double largest = 0;
    for (std::size_t k = size; k < a[output].bytes.size(); k += 2 * size) {
      const double x = oracle::load_float(spec::real_type(e), a[output].bytes.data() + k);
      largest = std::max(largest, std::fabs(x));
      oracle::store_float(spec::real_type(e), -x, a[output].bytes.data() + k);
    }
    return largest > 0.1;
  };
}

std::function<bool(Answers&)> written(std::size_t output, std::function<std::int64_t(const Answers&)> where, double x) {
  return [=](Answers& a) {
    const std::int64_t k = where(a);
    return k >= 0 && k < a[output].type.elements() && (write(a[output], k, x), true);
  };
}

/// Only where the call has such a type.
std::function<bool(Answers&)> if_complex(bool is_complex, std::function<bool(Answers&)> plant) {
  return [=](Answers& a) { return spec::is_complex(a[0].type.element()) == is_complex && plant(a); };
}

// ---- Schur form ---------------------------------------------------------------------------------

Call schur(ElementType e, std::int64_t n, int number, Prng& choices, bool has_vectors = true) {
  const Tensor a = matrix(e, n, n, number, choices);
  const Type values = tensor_of({n}, e), word = tensor_of({}, ElementType::i32);
  std::vector<Type> results{a.type, a.type, values, word, word};
  if (!spec::is_complex(e)) results.insert(results.begin() + 3, values);
  const bool converges = n == 1 || (n == 2 && !spec::is_complex(e));
  return {called(fmt::format("lapack_{}gees_ffi", letter_of(e)), {a.type}, results,
                 fmt::format("mode = {} : ui8, sort = 78 : ui8", has_vectors ? 86 : 78)),
          {a},
          std::string(has_vectors ? "" : "(R1) (R2) ") + (converges ? "" : "(R11) ")};
}

/// The first row of the first 2 x 2 block, or -1.
std::int64_t block_of(const Answers& a) {
  const std::int64_t n = side_of(a, 0);
  for (std::int64_t k = 0; k + 1 < n; ++k)
    if (read(a[0], (k + 1) * n + k) != 0) return k;
  return -1;
}

std::function<bool(Answers&)> in_block(std::function<bool(Answers&, std::int64_t)> plant) {
  return if_complex(false, [=](Answers& a) {
    const std::int64_t k = block_of(a);
    return k >= 0 && plant(a, k);
  });
}

TEST_F(GeneralLapack, SchurFormsAreJudged) {
  const auto info = [](const Answers& a) { return a.size() - 1; };
  judge([](auto... x) { return schur(x...); },
        {{"a number of T off by 1e-3", times(0, at(0, 0, 1), 1.001), "R1 "},
         {"a sign of Q", [](Answers& a) { return side_of(a, 1) > 1 && times(1, at(1, 0, 0), -1)(a); }, "R"},
         {"columns of Q that change places", exchanged_columns(1), "R1 "},
         {"a T that is transposed", transposed(0), "R3 "},
         {"a Q that is transposed", transposed(1), "R1 "},
         {"a Q that is conjugate", conjugated(1), "R1 "},
         {"a crumb below the diagonal", written(0, at(0, 2, 0), 1e-30), "R3 "},
         {"an eigenvalue off by 1e-3", times(2, place(0), 1.001), "R7 "},
         {"a diagonal of two numbers", in_block([](Answers& a, std::int64_t k) {
            const std::int64_t n = side_of(a, 0);
            return write(a[0], k * (n + 1), read(a[0], k * (n + 1)) + 0.01), true;
          }),
          "R5 "},
         {"a block with real values", in_block([](Answers& a, std::int64_t k) {
            const std::int64_t n = side_of(a, 0);
            return write(a[0], k * n + k + 1, -read(a[0], k * n + k + 1)), true;
          }),
          "R6 "},
         {"the negative value first",
          in_block([](Answers& a, std::int64_t k) { return write(a[3], k, -read(a[3], k)), true; }), "R8 "},
         {"overlapping blocks", in_block([](Answers& a, std::int64_t k) {
            const std::int64_t n = side_of(a, 0);
            return k + 2 < n && (write(a[0], (k + 2) * n + k + 1, 1e-20), true);
          }),
          "R4 "},
         {"a failure below 0", [=](Answers& a) { return write(a[info(a)], 0, -1), true; }, "R9 "},
         {"a failure beyond the matrix", [=](Answers& a) { return write(a[info(a)], 0, 99), true; }, "R10 "},
         {"an info of 1 without a failure",
          [=](Answers& a) { return side_of(a, 0) == 1 && (write(a[info(a)], 0, 1), true); }, "R11 "}},
        {1, 2, 3, 8});
}

TEST_F(GeneralLapack, SchurFormsAloneAreJudged) {
  judge([](auto... x) { return schur(x..., false); },
        {{"a number beside the diagonal off by 1e-2", times(0, at(0, 0, 1), 1.01), "R13 "},
         {"an eigenvalue off by 1e-2",
          [](Answers& a) {
            if (!times(0, place(0), 1.01)(a)) return false;
            return times(2, place(0), 1.01)(a);
          },
          "R12 "}},
        {2, 3});
}

/// Where QR iterations do not converge, nothing else is known.
TEST_F(GeneralLapack, AFailureToConvergeLeavesTheRestOpen) {
  Prng choices(72, 0);
  for (const ElementType e : kTypes) {
    const Call setup = schur(e, 4, 0, choices);
    Answers answers = run(setup.text, setup.inputs);
    if (answers.empty()) return;
    write(answers.back(), 0, 2);
    write(answers[0], 0, 77);
    EXPECT_FALSE(has_broken(broken(setup.text, setup.inputs, answers)));
  }
}

// ---- Eigenvectors -------------------------------------------------------------------------------

Call eigen(ElementType e, std::int64_t n, int number, Prng& choices, int left = 86, int right = 86) {
  // What geev scales for its size comes back scaled (OpenBLAS 0.3.30): AnEigenvalueIsNotLeftScaled.
  const Tensor a = matrix(e, n, n, number == 4 ? 3 : number, choices);
  const Type values = tensor_of({n}, e),
             vectors = tensor_of({n, n}, spec::bits(spec::real_type(e)) == 32 ? ElementType::c64 : ElementType::c128);
  std::vector<Type> results{values, vectors, vectors, tensor_of({}, ElementType::i32)};
  if (!spec::is_complex(e)) results.insert(results.begin(), values);
  const bool converges = n == 1 || (n == 2 && !spec::is_complex(e));
  std::string silent;
  if (right == 78) silent += "(R1) ";
  if (left == 78) silent += "(R2) ";
  if (right == 78) silent += "(R3) ";
  if (left == 78) silent += "(R4) ";
  if (right == 78) silent += "(R5) ";
  if (left == 78) silent += "(R6) ";
  if (!converges) silent += "(R11) ";
  if (right == 78 && !spec::is_complex(e)) silent += "(R13) ";
  if (left == 78 && !spec::is_complex(e)) silent += "(R14) ";
  return {called(fmt::format("lapack_{}geev_ffi", letter_of(e)), {a.type}, results,
                 fmt::format("compute_left = {} : ui8, compute_right = {} : ui8", left, right)),
          {a},
          silent};
}

/// Of the left vectors, the right ones, and what says that there is a failure.
std::size_t left_of(const Answers& a) { return a.size() - 3; }
std::size_t right_of(const Answers& a) { return a.size() - 2; }

template <class Plant> std::function<bool(Answers&)> on(std::size_t (*which)(const Answers&), Plant plant) {
  return [=](Answers& a) { return plant(which(a))(a); };
}

TEST_F(GeneralLapack, EigenvectorsOfAnyMatrixAreJudged) {
  const auto off = [](std::size_t k) { return times(k, largest(k), 1.001); };
  const auto against = [](std::size_t k) { return times(k, at(k, 0, 0), -1); };
  judge([](auto... x) { return eigen(x...); },
        {{"an eigenvalue off by 1e-2", times(0, place(0), 1.01), "R"},
         {"a right vector off by 1e-3", on(right_of, off), "R3 "},
         {"a left vector off by 1e-3", on(left_of, off), "R4 "},
         {"a sign of a right vector",
          [=](Answers& a) { return side_of(a, right_of(a)) > 1 && on(right_of, against)(a); }, "R1 "},
         {"a sign of a left vector", [=](Answers& a) { return side_of(a, left_of(a)) > 1 && on(left_of, against)(a); },
          "R2 "},
         {"right vectors that change places", on(right_of, exchanged_columns), "R1 "},
         {"left vectors that change places", on(left_of, exchanged_columns), "R2 "},
         {"right vectors that are transposed", on(right_of, transposed), "R1 "},
         {"right vectors that are conjugate", on(right_of, conjugated), "R1 "},
         {"left vectors that are conjugate", on(left_of, conjugated), "R2 "},
         {"left vectors for right ones",
          [](Answers& a) {
            const bool is_another = side_of(a, 0) > 2;
            return a[right_of(a)] = a[left_of(a)], is_another;
          },
          "R1 "},
         {"the negative value first",
          if_complex(false, [](Answers& a) { return read(a[1], 0) > 0.1 && (write(a[1], 0, -read(a[1], 0)), true); }),
          "R12 "},
         {"one value twice",
          [](Answers& a) {
            return side_of(a, 0) > 2 && std::fabs(read(a[0], 0) - read(a[0], 2)) > 1 &&
                   (write(a[0], 2, read(a[0], 0)), true);
          },
          "R7 "},
         {"a failure below 0", [](Answers& a) { return write(a.back(), 0, -1), true; }, "R9 "},
         {"a failure beyond the matrix", [](Answers& a) { return write(a.back(), 0, 99), true; }, "R10 "},
         {"an info of 1 without a failure",
          [](Answers& a) { return side_of(a, 0) == 1 && (write(a.back(), 0, 1), true); }, "R11 "}},
        {1, 2, 3, 8});
}

/// A vector times i is one as well, but not as LAPACK scales it.
TEST_F(GeneralLapack, TheLargestNumberOfAnEigenvectorIsReal) {
  Prng choices(73, 0);
  for (const ElementType e : kTypes) {
    const Call setup = eigen(e, 3, 0, choices);
    Answers answers = run(setup.text, setup.inputs);
    if (answers.empty()) return;
    Tensor& v = answers[right_of(answers)];
    const auto part = static_cast<std::size_t>(spec::storage_bytes(v.type.element())) / 2;
    for (std::int64_t k = 0; k < 9; k += 3) {
      const double x = read(v, k),
                   y = oracle::load_float(spec::real_type(v.type.element()), element(v, k).data() + part);
      write(v, k, -y);
      oracle::store_float(spec::real_type(v.type.element()), x, element(v, k).data() + part);
    }
    const std::string found = broken(setup.text, setup.inputs, answers);
    EXPECT_NE(found.find("R5 "), std::string::npos) << found;
    EXPECT_EQ(found.find("R1 "), std::string::npos) << found;
  }
}

/// geev of OpenBLAS 0.3.30, which jaxlib takes from SciPy, scales a matrix of large numbers, and leaves its values so.
TEST_F(GeneralLapack, AnEigenvalueIsNotLeftScaled) {
  Prng choices(73, 1);
  const Call setup = eigen(ElementType::f32, 1, 1, choices);
  const Tensor a = [&] {
    Tensor t = setup.inputs[0];
    return write(t, 0, std::ldexp(3.0, 43)), t;
  }();
  const Type vectors = tensor_of({1, 1}, ElementType::c64);
  Tensor one{vectors, std::vector<std::byte>(8)}, zero{tensor_of({1}, ElementType::f32), std::vector<std::byte>(4)};
  write(one, 0, 1);
  Answers answers{zero, zero, one, one, Tensor{tensor_of({}, ElementType::i32), std::vector<std::byte>(4)}};
  write(answers[0], 0, std::ldexp(3.0, 43));
  EXPECT_EQ(broken(setup.text, {a}, answers), "");
  write(answers[0], 0, std::ldexp(1.0, 40));
  EXPECT_EQ(broken(setup.text, {a}, answers), "R1 R2 R7 R8 ");
}

TEST_F(GeneralLapack, EigenvaluesAloneAreJudged) {
  for (const auto& [left, right] : {std::pair(78, 78), std::pair(78, 86)})
    judge([=](auto... x) { return eigen(x..., left, right); },
          {{"an eigenvalue off by 1e-2", times(0, place(0), 1.01), "R"}}, {2, 3});
}

// ---- Hessenberg and tridiagonal form ------------------------------------------------------------

Call hessenberg(ElementType e, std::int64_t n, int number, Prng& choices) {
  const Tensor a = matrix(e, n, n, number, choices);
  return {called(fmt::format("lapack_{}gehrd_ffi", letter_of(e)), {a.type},
                 {a.type, tensor_of({n - 1}, e), tensor_of({}, ElementType::i32)},
                 fmt::format("high = {} : i32, low = 1 : i32", n)),
          {a},
          n == 1 ? "(R2) " : ""};
}

TEST_F(GeneralLapack, HessenbergFormsAreJudged) {
  judge(hessenberg,
        {{"a number off by 1e-3", times(0, largest(0), 1.001), "R"},
         {"a sign of H", times(0, at(0, 1, 0), -1), "R1 "},
         {"an H that is transposed", transposed(0), "R1 "},
         {"columns that change places", exchanged_columns(0), "R1 "},
         {"a reflector off by 1e-2", times(0, at(0, 2, 0), 1.01), "R"},
         {"a factor off by 1e-2", times(1, place(0), 1.01), "R"},
         {"factors that are conjugate", [](Answers& a) { return side_of(a, 0) > 2 && conjugated(1)(a); }, "R1 "}},
        {1, 2, 3, 8});
}

Call tridiagonal(ElementType e, std::int64_t n, int number, Prng& choices, int uplo) {
  const Tensor a = matrix(e, n, n, number, choices);
  const ElementType part = spec::real_type(e);
  return {called(fmt::format("lapack_{}{}trd_ffi", letter_of(e), spec::is_complex(e) ? "he" : "sy"), {a.type},
                 {a.type, tensor_of({n}, part), tensor_of({n - 1}, part), tensor_of({n - 1}, e),
                  tensor_of({}, ElementType::i32)},
                 fmt::format("uplo = {} : ui8", uplo)),
          {a},
          n == 1 ? "(R2) " : ""};
}

TEST_F(GeneralLapack, TridiagonalFormsAreJudged) {
  for (const int uplo : {76, 85}) {
    const auto reflector = uplo == 76 ? at(0, 2, 0) : at(0, 0, 2);
    judge([=](auto... x) { return tridiagonal(x..., uplo); },
          {{"a number of the diagonal off by 1e-3", times(1, largest(1), 1.001), "R1 "},
           {"a number beside it off by 1e-3", times(2, largest(2), 1.001), "R1 "},
           {"a sign beside it", times(2, place(0), -1), "R3 "},
           {"another diagonal in the matrix", times(0, place(0), 1.001), "R3 "},
           {"a reflector off by 1e-2", times(0, reflector, 1.01), "R"},
           {"a factor off by 1e-2", times(3, place(0), 1.01), "R"},
           {"factors that are conjugate", [](Answers& a) { return side_of(a, 0) > 2 && conjugated(3)(a); }, "R1 "}},
          {1, 2, 3, 8});
  }
}

/// One triangle is read, and the other one is as it was.
TEST_F(GeneralLapack, TheOtherTriangleIsNotTouched) {
  Prng choices(74, 0);
  for (const ElementType e : kTypes)
    for (const int uplo : {76, 85}) {
      const Call setup = tridiagonal(e, 4, 0, choices, uplo);
      Answers answers = run(setup.text, setup.inputs);
      if (answers.empty()) return;
      EXPECT_EQ(held_by_sets(setup.text, setup.inputs, answers[0]), std::pair(true, std::int64_t{6}));
      write(answers[0], uplo == 76 ? 1 : 4, 0.5);
      EXPECT_FALSE(held_by_sets(setup.text, setup.inputs, answers[0]).first);
      write(answers[4], 0, 1);
      EXPECT_FALSE(held_by_sets(setup.text, setup.inputs, answers[4], 4).first);
    }
}

// ---- QR with pivots -----------------------------------------------------------------------------

Tensor words(std::int64_t n, std::int32_t first, std::int32_t step) {
  Tensor out{tensor_of({n}, ElementType::i32), std::vector<std::byte>(static_cast<std::size_t>(n) * 4)};
  for (std::int64_t k = 0; k < n; ++k) write(out, k, static_cast<double>(first + step * k));
  return out;
}

Call pivoted(ElementType e, std::int64_t m, std::int64_t n, int number, Prng& choices) {
  const Tensor a = matrix(e, m, n, number, choices), free = words(n, 0, 0);
  return {called(fmt::format("lapack_{}geqp3_ffi", letter_of(e)), {a.type, free.type},
                 {a.type, free.type, tensor_of({std::min(m, n)}, e)}, ""),
          {a, free},
          ""};
}

TEST_F(GeneralLapack, FactorsWithPivotsAreJudged) {
  const std::vector<Fault> faults{
      {"a sign of R", times(0, place(0), -1), "R1 "},
      {"a value of R off by 1e-3", times(0, place(0), 1.001), "R1 "},
      {"columns that change places", exchanged_columns(0), "R1 "},
      {"a reflector off by 1e-2", times(0, at(0, 1, 0), 1.01), "R"},
      {"a factor off by 1e-2", times(2, place(0), 1.01), "R"},
      {"pivots that change places",
       [](Answers& a) {
         const double first = read(a[1], 0), second = side_of(a, 1) > 1 ? read(a[1], 1) : first;
         return first != second && (write(a[1], 0, second), write(a[1], 1, first), true);
       },
       "R1 "},
      {"a pivot twice", [](Answers& a) { return side_of(a, 1) > 1 && (write(a[1], 1, read(a[1], 0)), true); }, "R3 "},
      {"a pivot beyond the matrix", [](Answers& a) { return write(a[1], 0, 99), true; }, "R3 "}};
  judge([](ElementType e, std::int64_t n, int number, Prng& choices) { return pivoted(e, n, n, number, choices); },
        faults, {2, 3, 8});
  judge([](ElementType e, std::int64_t n, int number, Prng& choices) { return pivoted(e, n, n + 2, number, choices); },
        {}, {2, 3});
  judge([](ElementType e, std::int64_t n, int number, Prng& choices) { return pivoted(e, n + 2, n, number, choices); },
        {}, {2, 3});
}

/// Factors without pivots are right, but their columns come in the wrong order.
TEST_F(GeneralLapack, PivotsAreTheLargestColumns) {
  Prng choices(75, 0);
  for (const ElementType e : kTypes) {
    Call setup = pivoted(e, 4, 4, 0, choices);
    for (std::int64_t i = 0; i < 4; ++i) write(setup.inputs[0], i * 4 + 2, 100.0 + static_cast<double>(i));
    const Answers factors = run(called(fmt::format("lapack_{}geqrf_ffi", letter_of(e)), {setup.inputs[0].type},
                                       {setup.inputs[0].type, tensor_of({4}, e)}, ""),
                                {setup.inputs[0]});
    if (factors.empty()) return;
    EXPECT_EQ(broken(setup.text, setup.inputs, {factors[0], words(4, 1, 1), factors[1]}), "R4 ");
    setup.inputs[1] = words(4, 1, 0);
    EXPECT_EQ(broken(setup.text, setup.inputs, {factors[0], words(4, 1, 1), factors[1]}), "(R4) ");
  }
}

// ---- Products with reflectors -------------------------------------------------------------------

struct Side {
  bool is_left, is_adjoint;
};
constexpr Side kSides[] = {{true, false}, {true, true}, {false, false}, {false, true}};

std::string product_text(const Answers& factors, const Tensor& c, Side s) {
  const ElementType e = c.type.element();
  return called(fmt::format("lapack_{}{}mqr_ffi", letter_of(e), spec::is_complex(e) ? "un" : "or"),
                {factors[0].type, factors[1].type, c.type}, {c.type},
                fmt::format("left = {}, transpose = {}", s.is_left, s.is_adjoint));
}

Answers reflectors(const std::function<Answers(const std::string&, const std::vector<Tensor>&)>& run, const Tensor& a) {
  const auto shape = a.type.shape();
  return run(called(fmt::format("lapack_{}geqrf_ffi", letter_of(a.type.element())), {a.type},
                    {a.type, tensor_of({std::min(shape[0], shape[1])}, a.type.element())}, ""),
             {a});
}

TEST_F(GeneralLapack, ProductsWithReflectorsAreJudged) {
  for (const ElementType e : kTypes) {
    Prng choices(76, static_cast<std::uint64_t>(e));
    for (const std::int64_t m : {1, 2, 3, 8})
      for (const Side s : kSides) {
        const Answers factors = reflectors(run, matrix(e, m, std::max<std::int64_t>(m - 1, 1), 0, choices));
        if (factors.empty()) return;
        const Tensor c = matrix(e, s.is_left ? m : 2, s.is_left ? 2 : m, 0, choices);
        const std::vector<Tensor> inputs{factors[0], factors[1], c};
        const std::string text = product_text(factors, c, s);
        Answers right = run(text, inputs);
        if (right.empty()) return;
        EXPECT_TRUE(held_by_sets(text, inputs, right[0]).first) << text;
        EXPECT_TRUE(held_by_sets(text, inputs, own(text, inputs)[0]).first) << text;
        EXPECT_EQ(broken(text, inputs, right), "") << text;
        for (const Side other : kSides)
          if (m > 2 && other.is_left == s.is_left && other.is_adjoint != s.is_adjoint) {
            EXPECT_EQ(broken(text, inputs, run(product_text(factors, c, other), inputs)), "R1 ") << text;
          }
        for (const double by : {-1.0, 1.001}) {
          Answers wrong = right;
          if (times(0, largest(0), by)(wrong)) {
            EXPECT_EQ(broken(text, inputs, wrong), "R1 ") << text;
          }
        }
      }
  }
}

/// Reflectors that are not unitary are multiplied as any matrices are, and only their sets say something.
TEST_F(GeneralLapack, ReflectorsThatAreNotUnitaryHaveSetsOnly) {
  Prng choices(77, 0);
  for (const ElementType e : kTypes) {
    Answers factors = reflectors(run, matrix(e, 3, 2, 0, choices));
    if (factors.empty()) return;
    write(factors[1], 0, 3.5);
    const Tensor c = matrix(e, 3, 2, 0, choices);
    const std::string text = product_text(factors, c, {true, false});
    const std::vector<Tensor> inputs{factors[0], factors[1], c};
    Answers right = run(text, inputs);
    EXPECT_EQ(broken(text, inputs, right), "(R1) ");
    EXPECT_EQ(held_by_sets(text, inputs, right[0]), std::pair(true, std::int64_t{6}));
    write(right[0], 0, read(right[0], 0) * 1.01);
    EXPECT_FALSE(held_by_sets(text, inputs, right[0]).first);
  }
}

// ---- Tridiagonal systems ------------------------------------------------------------------------

Tensor vector_of(Tensor t) { return t.type = tensor_of({t.type.elements()}, t.type.element()), t; }

std::string system_text(Type diagonal, Type right_hand_side) {
  return called(fmt::format("lapack_{}gtsv_ffi", letter_of(diagonal.element())),
                {diagonal, diagonal, diagonal, right_hand_side},
                {diagonal, diagonal, diagonal, right_hand_side, tensor_of({}, ElementType::i32)}, "");
}

Call system(ElementType e, std::int64_t n, int number, Prng& choices) {
  std::vector<Tensor> inputs;
  for (int k = 0; k < 3; ++k) inputs.push_back(vector_of(matrix(e, n, 1, number == 1 ? 0 : number, choices)));
  inputs.push_back(matrix(e, n, 2, number, choices));
  return {system_text(inputs[1].type, inputs[3].type), inputs, "?"};
}

TEST_F(GeneralLapack, SolutionsOfTridiagonalSystemsAreJudged) {
  judge(system,
        {{"an element off by 1e-2", times(3, place(0), 1.01), "R1 "},
         {"a sign", times(3, place(0), -1), "R1 "},
         {"columns that change places", exchanged_columns(3), "R1 "},
         {"an info of 1 without a failure", [](Answers& a) { return write(a[4], 0, 1), true; }, "R3 "},
         {"a failure below 0", [](Answers& a) { return write(a[4], 0, -1), true; }, "R5 "},
         {"a failure beyond the matrix", [](Answers& a) { return write(a[4], 0, 99), true; }, "R6 "}},
        {2, 3, 8});
}

TEST_F(GeneralLapack, ADominantDiagonalHasASolution) {
  for (const ElementType e : kTypes) {
    Prng choices(78, static_cast<std::uint64_t>(e));
    Call setup = system(e, 6, 0, choices);
    for (std::int64_t k = 0; k < 6; ++k) write(setup.inputs[1], k, 100.0 + static_cast<double>(k));
    const Answers right = run(setup.text, setup.inputs);
    if (right.empty()) return;
    expect_right(setup.text, setup.inputs, right);
    std::vector<Tensor> turned = setup.inputs;
    std::swap(turned[0], turned[2]);
    EXPECT_EQ(broken(setup.text, setup.inputs, run(setup.text, turned)), "R1 ");
    Answers wrong = right;
    write(wrong[3], 3, std::nan(""));
    EXPECT_EQ(broken(setup.text, setup.inputs, wrong), "(R1) R2 ");
    wrong = right;
    write(wrong[4], 0, 2);
    std::ranges::fill(element(wrong[1], 1), std::byte{0});
    EXPECT_EQ(broken(setup.text, setup.inputs, wrong), "(R1) R4 ");
  }
}

/// A zero column has no pivot, and then the solution may be anything.
TEST_F(GeneralLapack, ASingularTridiagonalSystemHasNoSolution) {
  for (const ElementType e : kTypes) {
    Prng choices(79, static_cast<std::uint64_t>(e));
    Call setup = system(e, 4, 1, choices);
    for (int k = 0; k < 3; ++k) std::ranges::fill(setup.inputs[static_cast<std::size_t>(k)].bytes, std::byte{0});
    Answers answers = run(setup.text, setup.inputs);
    if (answers.empty()) return;
    EXPECT_EQ(read(answers[4], 0), 1);
    EXPECT_EQ(broken(setup.text, setup.inputs, answers), "(R1) (R2) (R4) ");
    write(answers[4], 0, 0);
    EXPECT_TRUE(has_broken(broken(setup.text, setup.inputs, answers)));
  }
}

// ---- Batches ------------------------------------------------------------------------------------

/// What is wrong in the second matrix only is found.
TEST_F(GeneralLapack, EachMatrixOfABatchIsJudged) {
  Prng choices(80, 0);
  const auto e = ElementType::f32;
  const Tensor one = matrix(e, 3, 3, 0, choices), two = matrix(e, 3, 3, 6, choices);
  Tensor both{tensor_of({2, 3, 3}, e), one.bytes};
  both.bytes.insert(both.bytes.end(), two.bytes.begin(), two.bytes.end());
  const Type values = tensor_of({2, 3}, e), word = tensor_of({2}, ElementType::i32), pairs = tensor_of({2, 2}, e);
  const std::pair<std::string, std::size_t> calls[] = {
      {called("lapack_sgees_ffi", {both.type}, {both.type, both.type, values, values, word, word},
              "mode = 86 : ui8, sort = 78 : ui8", 1),
       1},
      {called("lapack_sgeev_ffi", {both.type},
              {values, values, tensor_of({2, 3, 3}, ElementType::c64), tensor_of({2, 3, 3}, ElementType::c64), word},
              "compute_left = 86 : ui8, compute_right = 86 : ui8", 1),
       3},
      {called("lapack_sgehrd_ffi", {both.type}, {both.type, pairs, word}, "high = 3 : i32, low = 1 : i32", 1), 0},
      {called("lapack_ssytrd_ffi", {both.type}, {both.type, values, pairs, pairs, word}, "uplo = 76 : ui8", 1), 1}};
  for (const auto& [text, output] : calls) {
    const Answers right = run(text, {both});
    if (right.empty()) return;
    EXPECT_FALSE(has_broken(broken(text, {both}, right))) << text;
    Answers wrong = right;
    const std::int64_t last = wrong[output].type.elements() - 1;
    write(wrong[output], last, read(wrong[output], last) + 0.1);
    EXPECT_TRUE(has_broken(broken(text, {both}, wrong))) << text;
  }
}

/// Sets that went through 33 reflectors one after the other would hold every answer.
TEST_F(GeneralLapack, LargeMatricesAreJudged) {
  Prng choices(81, 0);
  const auto e = ElementType::f32;
  const Tensor a = matrix(e, 33, 33, 0, choices);
  const Type taus = tensor_of({33}, e);
  const Call factors{called("lapack_sgeqrf_ffi", {a.type}, {a.type, taus}, ""), {a}, ""};
  const Answers packed = run(factors.text, {a});
  if (packed.empty()) return;
  const Call q{called("lapack_sorgqr_ffi", {a.type, taus}, {a.type}, ""), packed, ""};
  const Call setups[] = {schur(e, 33, 0, choices),
                         eigen(e, 33, 0, choices),
                         hessenberg(e, 33, 0, choices),
                         tridiagonal(e, 33, 0, choices, 76),
                         pivoted(e, 33, 33, 0, choices),
                         system(e, 33, 0, choices),
                         factors,
                         q};
  const std::size_t outputs[] = {1, 3, 0, 1, 0, 3, 0, 0};
  for (std::size_t k = 0; k < std::size(setups); ++k) {
    Answers answers = run(setups[k].text, setups[k].inputs);
    if (answers.empty()) return;
    const std::string found = broken(setups[k].text, setups[k].inputs, answers);
    EXPECT_FALSE(has_broken(found) || found.starts_with("(R1)")) << found << setups[k].text;
    write(answers[outputs[k]], 0, -read(answers[outputs[k]], 0));
    EXPECT_TRUE(has_broken(broken(setups[k].text, setups[k].inputs, answers))) << setups[k].text;
  }
}

}  // namespace
}  // namespace assay::judge
