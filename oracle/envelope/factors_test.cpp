#include <eigen3/Eigen/Eigenvalues>
#include <eigen3/Eigen/QR>

#include <algorithm>
#include <cmath>
#include <random>

#include <fmt/format.h>

#include "oracle/envelope/sets_test.h"
#include "oracle/numerics/format.h"

/// Factors of matrices held against their relations: those of Eigen, which shares nothing with the records, and wrong
/// ones.
namespace assay::oracle {
namespace {

using spec::ElementType;
using Matrix = Eigen::MatrixXcd;

/// A matrix as a tensor of an element type: each part is rounded once.
Tensor rounded(const Matrix& m, ElementType e, bool is_vector = false) {
  const ElementType part = spec::real_type(e);
  const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
  Tensor out{is_vector ? spec::Type::tensor({m.rows()}, e) : spec::Type::tensor({m.rows(), m.cols()}, e), {}};
  out.bytes.resize(static_cast<std::size_t>(out.type.storage_size()));
  std::byte* to = out.bytes.data();
  const auto put = [&](double x) { store_float(part, x, to), to += size; };
  for (Eigen::Index i = 0; i < m.rows(); ++i)
    for (Eigen::Index j = 0; j < m.cols(); ++j) {
      put(m(i, j).real());
      if (spec::is_complex(e)) put(m(i, j).imag());
    }
  return out;
}

/// The matrix that a tensor holds.
Matrix matrix(const Tensor& t) {
  const ElementType e = t.type.element(), part = spec::real_type(e);
  const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
  Matrix out(t.type.shape()[0], t.type.shape()[1]);
  const std::byte* from = t.bytes.data();
  const auto take = [&] { return from += size, load_float(part, from - size); };
  for (Eigen::Index i = 0; i < out.rows(); ++i)
    for (Eigen::Index j = 0; j < out.cols(); ++j) {
      const double x = take();
      out(i, j) = {x, spec::is_complex(e) ? take() : 0.0};
    }
  return out;
}

/// Numbers of some magnitude, a few of them zero, and now and then a column twice.
Matrix drawn(std::mt19937_64& bits, Eigen::Index m, Eigen::Index n, bool is_complex) {
  std::normal_distribution<double> normal;
  const double scale = std::ldexp(1.0, static_cast<int>(bits() % 9) - 4);
  const auto number = [&] { return bits() % 8 == 0 ? 0.0 : scale * normal(bits); };
  Matrix out(m, n);
  for (Eigen::Index i = 0; i < m; ++i)
    for (Eigen::Index j = 0; j < n; ++j) {
      const double x = number();
      out(i, j) = {x, is_complex ? number() : 0.0};
    }
  if (n > 1 && bits() % 8 == 0) out.col(n - 1) = out.col(0);
  return out;
}

/// Factors in the arithmetic of `Scalar`.
template <class Scalar> std::pair<Matrix, Matrix> qr(const Matrix& a) {
  using Narrow = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic>;
  Narrow narrow(a.rows(), a.cols());
  for (Eigen::Index i = 0; i < a.size(); ++i) {
    if constexpr (Eigen::NumTraits<Scalar>::IsComplex) narrow(i) = Scalar(a(i));
    else narrow(i) = static_cast<Scalar>(a(i).real());
  }
  const Eigen::HouseholderQR<Narrow> factors(narrow);
  const auto wide = [](const Narrow& m) { return Matrix(m.template cast<std::complex<double>>()); };
  return {wide(factors.matrixQR()), wide(Narrow(factors.hCoeffs()).conjugate())};
}

std::pair<Matrix, Matrix> qr_in(ElementType e, const Matrix& a) {
  if (e == ElementType::f32) return qr<float>(a);
  if (e == ElementType::c64) return qr<std::complex<float>>(a);
  return e == ElementType::c128 ? qr<std::complex<double>>(a) : qr<double>(a);
}

std::string broken(const std::string& program, const Tensor& a, const std::vector<Tensor>& answers) {
  const auto module = program::parse(program);
  EXPECT_TRUE(module) << program << (module ? "" : module.error().text());
  if (!module) return "";
  const auto sets = acceptance_sets(*module, {{a}}, **spec::contract_named("stablehlo"));
  EXPECT_TRUE(sets && sets->related[0].size() == 1);
  if (!sets || sets->related[0].empty()) return "";
  const auto all = hold_relations(*sets->related[0][0], answers);
  if (!all) return all.error().text();
  std::string out;
  for (const HeldRelation& held : *all)
    if (held.broken > 0) out += held.label + " ";
    else if (!held.is_judged) out += "(" + held.label + ") ";
  return out;
}

std::string qr_program(const Tensor& a, const Tensor& taus) {
  const std::string matrix = a.type.text(), vector = taus.type.text();
  return fmt::format(
      "func.func @main(%a: {0}) -> ({0}, {1}) {{\n%q:2 = stablehlo.custom_call @Qr(%a) : ({0}) -> ({0}, {1})\n"
      "return %q#0, %q#1 : {0}, {1}\n}}\n",
      matrix, vector);
}

constexpr ElementType kTypes[] = {ElementType::f32,  ElementType::f64,  ElementType::c64,
                                  ElementType::c128, ElementType::bf16, ElementType::f16};

TEST(Factors, OfEigenAreThoseOfQr) {
  int judged = 0, all = 0;
  for (const ElementType e : kTypes)
    for (unsigned seed = 0; seed < 60; ++seed) {
      std::mt19937_64 bits(seed);
      const auto m = static_cast<Eigen::Index>(1 + bits() % 6), n = static_cast<Eigen::Index>(1 + bits() % 6);
      const Tensor a = rounded(drawn(bits, m, n, spec::is_complex(e)), e);
      const auto [packed, taus] = qr_in(e, matrix(a));
      const Tensor t = rounded(taus, e, true);
      const std::string found = broken(qr_program(a, t), a, {rounded(packed, e), t});
      EXPECT_TRUE(found.empty() || found.starts_with('(')) << found << spec::name(e) << " " << seed;
      EXPECT_EQ(found.find("(R1)"), std::string::npos) << found << spec::name(e) << " " << seed;
      judged += found.empty();
      ++all;
    }
  EXPECT_GT(judged, all * 3 / 4);
}

TEST(Factors, ThatAreWrongBreakQr) {
  const Tensor a = tensor("dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 7.0]]> : tensor<3x2xf32>");
  const auto [packed, taus] = qr_in(ElementType::f32, matrix(a));
  const auto with = [&](const Matrix& p, const Matrix& t) {
    const Tensor vector = rounded(t, ElementType::f32, true);
    return broken(qr_program(a, vector), a, {rounded(p, ElementType::f32), vector});
  };
  EXPECT_EQ(with(packed, taus), "");
  Matrix p = packed, t = taus;
  p(0, 1) += 1e-3;
  EXPECT_EQ(with(p, taus), "R1 ");
  p = packed, p(2, 1) *= 1.001;
  EXPECT_EQ(with(p, taus), "R1 R2 ");
  t(1) += 1e-3;
  EXPECT_EQ(with(packed, t), "R1 R2 ");
  p = packed, p.row(0).swap(p.row(1));
  EXPECT_EQ(with(p, taus), "R1 R2 ");
  EXPECT_EQ(with(Matrix::Zero(3, 2), Matrix::Zero(2, 1)), "R1 (R2) ");
  p = packed, p(0, 0) = std::nan("");
  EXPECT_EQ(with(p, taus), "R1 (R2) ");
}

TEST(Factors, AreHeldInEveryBatch) {
  const Tensor a =
      tensor("dense<[[[1.0, 2.0], [3.0, 4.0], [5.0, 7.0]], [[0.0, 0.0], [3.0, 0.0], [5.0, 7.0]]]> : tensor<2x3x2xf64>");
  const Tensor taus = tensor("dense<0.0> : tensor<2x2xf64>");
  const std::string program = qr_program(a, taus);
  const auto module = program::parse(program);
  ASSERT_TRUE(module);
  auto own = evaluate(*module, {{a}})->outputs[0];
  EXPECT_EQ(broken(program, a, own), "");
  own[0].bytes[own[0].bytes.size() - 2] ^= std::byte{1};  // the exponent of the last element
  EXPECT_EQ(broken(program, a, own), "R1 R2 ");
}

TEST(Factors, OfReflectorsAreTheColumnsOfTheirProduct) {
  for (const ElementType e : {ElementType::f32, ElementType::f64})
    for (unsigned seed = 0; seed < 60; ++seed) {
      std::mt19937_64 bits(seed);
      const auto n = static_cast<Eigen::Index>(1 + bits() % 5), m = n + static_cast<Eigen::Index>(bits() % 3);
      const Matrix a = matrix(rounded(drawn(bits, m, n, false), e));
      const Eigen::HouseholderQR<Eigen::MatrixXd> factors(a.real());
      const Eigen::MatrixXd q = Eigen::MatrixXd(factors.householderQ()).leftCols(n);
      const Tensor packed = rounded(Matrix(factors.matrixQR()), e), taus = rounded(Matrix(factors.hCoeffs()), e, true);
      const std::string matrix_type = packed.type.text(), vector_type = taus.type.text();
      const auto sets = sets_of(
          fmt::format(
              "func.func @main(%a: {0}, %t: {1}) -> {0} {{\n"
              "%q = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%a, %t) : ({0}, {1}) -> {0}\n"
              "return %q : {0}\n}}\n",
              matrix_type, vector_type),
          {packed, taus}, "stablehlo");
      ASSERT_EQ(sets.size(), 1u);
      // Rounded to f32 the reflectors are others, by a rounding each.
      EXPECT_TRUE(e != ElementType::f64 || accepts(sets[0], rounded(q, e))) << seed;
      Matrix wrong = q;
      wrong(m - 1, n - 1) += 1e-2;
      EXPECT_FALSE(accepts(sets[0], rounded(wrong, e))) << seed;
    }
}

// With factors of zero the reflectors are the identity. In blocks their vectors meet each other first, and the square
// of 1e25 is infinite in f32.
TEST(Factors, OfReflectorsWhoseProductsOverflowAreUnknown) {
  const auto sets = [](const std::string& below) {
    return sets_of(
        "func.func @main(%a: tensor<2x2xf32>, %t: tensor<2xf32>) -> tensor<2x2xf32> {\n"
        "%q = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%a, %t) : "
        "(tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>\nreturn %q : tensor<2x2xf32>\n}\n",
        {tensor("dense<[[1.0, 2.0], [" + below + ", 1.0]]> : tensor<2x2xf32>"), tensor("dense<0.0> : tensor<2xf32>")},
        "stablehlo");
  };
  const Tensor unknown = tensor("dense<[[0x7FC00000, 0.0], [0.0, 1.0]]> : tensor<2x2xf32>");
  EXPECT_FALSE(accepts(sets("1.0")[0], unknown));
  EXPECT_TRUE(accepts(sets("1.0e25")[0], unknown));
}

std::string eigh_program(const Tensor& a, const Tensor& w, const std::string& config) {
  return fmt::format(
      "func.func @main(%a: {0}) -> ({0}, {1}) {{\n"
      "%q:2 = stablehlo.custom_call @Eigh(%a) {{backend_config = \"{2}\"}} : ({0}) -> ({0}, {1})\n"
      "return %q#0, %q#1 : {0}, {1}\n}}\n",
      a.type.text(), w.type.text(), config);
}

/// What a triangle says of a Hermitian matrix; the other triangle is other numbers, and the diagonal real.
Matrix hermitian(const Matrix& a, bool lower) {
  Matrix out = a;
  for (Eigen::Index i = 0; i < a.rows(); ++i)
    for (Eigen::Index j = 0; j < i; ++j) {
      if (lower) out(j, i) = std::conj(a(i, j));
      else out(i, j) = std::conj(a(j, i));
    }
  return out;
}

TEST(Factors, OfEigenAreThoseOfEigh) {
  for (const ElementType e : kTypes)
    for (unsigned seed = 0; seed < 60; ++seed) {
      std::mt19937_64 bits(seed);
      const auto n = static_cast<Eigen::Index>(1 + bits() % 5);
      Matrix drawn_one = drawn(bits, n, n, spec::is_complex(e));
      drawn_one.diagonal() = drawn_one.diagonal().real();
      const Tensor a = rounded(drawn_one, e);
      const bool lower = seed % 2 == 0;
      const Eigen::SelfAdjointEigenSolver<Matrix> solver(hermitian(matrix(a), lower));
      const Tensor v = rounded(solver.eigenvectors(), e), w = rounded(solver.eigenvalues(), spec::real_type(e), true);
      const std::string program = eigh_program(a, w, lower ? "1,1,100,1e-6" : "0,1,100,1e-6");
      EXPECT_EQ(broken(program, a, {v, w}), "") << spec::name(e) << " " << seed;
    }
}

TEST(Factors, ThatAreWrongBreakEigh) {
  const Tensor a = tensor("dense<[[2.0, 1.0, 9.0], [1.0, 3.0, 9.0], [0.0, 4.0, 1.0]]> : tensor<3x3xf32>");
  const auto with = [&](const Matrix& v, const Matrix& w, const std::string& config) {
    const Tensor values = rounded(w, ElementType::f32, true);
    return broken(eigh_program(a, values, config), a, {rounded(v, ElementType::f32), values});
  };
  const Eigen::SelfAdjointEigenSolver<Matrix> lower(hermitian(matrix(a), true)), upper(hermitian(matrix(a), false));
  const Matrix v = lower.eigenvectors(), w = lower.eigenvalues();
  EXPECT_EQ(with(v, w, "1,1,100,1e-6"), "");
  EXPECT_EQ(with(-v, w, "1,1,100,1e-6"), "");
  EXPECT_EQ(with(v, w, "0,1,100,1e-6"), "R1 R5 ");
  EXPECT_EQ(with(upper.eigenvectors(), upper.eigenvalues(), "1,1,100,1e-6"), "R1 R5 ");
  EXPECT_EQ(with(v.rowwise().reverse(), w.reverse(), "1,0,100,1e-6"), "(R3) ");
  EXPECT_EQ(with(v.rowwise().reverse(), w.reverse(), "1,1,100,1e-6"), "R3 ");
  EXPECT_EQ(with(v, w.reverse(), "1,0,100,1e-6"), "R1 (R3) ");
  EXPECT_EQ(with(v * 1.001, w, "1,1,100,1e-6"), "R2 ");
  EXPECT_EQ(with(v.col(0).replicate(1, 3), w.row(0).replicate(3, 1), "1,1,100,1e-6"), "R2 R4 R5 ");
  EXPECT_EQ(with(v, w.array() + 1e-3, "1,1,100,1e-6"), "R1 R4 R5 ");
  Matrix infinite = v;
  infinite(0, 0) = std::nan("");
  EXPECT_EQ(with(infinite, w, "1,1,100,1e-6"), "R1 R2 ");
}

// The values of the upper triangle have the trace of those of the lower one, and other squares.
TEST(Factors, OfEighAreJudgedByTheirValuesAlone) {
  const Tensor a = tensor("dense<[[1.0, 5.0], [0.0, 2.0]]> : tensor<2x2xf32>");
  const auto with = [&](const std::string& values, const std::string& config) {
    const auto module = program::parse(
        "func.func @main(%a: tensor<2x2xf32>) -> tensor<2xf32> {\n"
        "%q:2 = stablehlo.custom_call @Eigh(%a) {backend_config = \"" +
        config + "\"} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)\nreturn %q#1 : tensor<2xf32>\n}\n");
    const auto sets = acceptance_sets(*module, {{a}}, **spec::contract_named("stablehlo"));
    std::string out;
    const auto all = hold_relations(*sets->related[0][0], {tensor(values)});
    EXPECT_TRUE(all) << all.error().text();
    for (const HeldRelation& held : *all)
      if (held.broken > 0) out += held.label + " ";
    return out;
  };
  EXPECT_EQ(with("dense<[1.0, 2.0]> : tensor<2xf32>", "1,1,100,1e-6"), "");
  EXPECT_EQ(with("dense<[1.0, 2.0]> : tensor<2xf32>", "0,1,100,1e-6"), "R5 ");
  EXPECT_EQ(with("dense<[-2.0, 1.0]> : tensor<2xf32>", "1,1,100,1e-6"), "R4 ");
  EXPECT_EQ(with("dense<[2.0, 1.0]> : tensor<2xf32>", "1,1,100,1e-6"), "R3 ");
}

// What is left beside the diagonal is as small as the tolerance says.
TEST(Factors, OfEighAreAsGoodAsTheToleranceSays) {
  const Tensor a = tensor("dense<[[1.0, 0.001], [0.001, 2.0]]> : tensor<2x2xf64>");
  const auto unturned = [&](const std::string& tolerance) {
    const Tensor w = tensor("dense<[1.0, 2.0]> : tensor<2xf64>");
    return broken(eigh_program(a, w, "1,1,100," + tolerance), a,
                  {tensor("dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf64>"), w});
  };
  EXPECT_EQ(unturned("1e-3"), "");
  EXPECT_EQ(unturned("1e-4"), "R1 ");
}

// Nothing is said of a matrix that is not Hermitian, nor where squares overflow.
TEST(Factors, OfEighThatNothingDecidesAreAny) {
  const auto with = [](const std::string& matrix, ElementType e) {
    const Tensor a = tensor(matrix), zero = rounded(Matrix::Zero(1, 1), e),
                 w = rounded(Matrix::Zero(1, 1), spec::real_type(e), true);
    return broken(eigh_program(a, w, "1,1,100,1e-6"), a, {zero, w});
  };
  EXPECT_EQ(with("dense<2.0> : tensor<1x1xf32>", ElementType::f32), "R2 R4 R5 ");
  EXPECT_EQ(with("dense<1.0e25> : tensor<1x1xf32>", ElementType::f32), "(R1) (R2) (R3) (R4) (R5) ");
  EXPECT_EQ(with("dense<(2.0, 0.0)> : tensor<1x1xcomplex<f32>>", ElementType::c64), "R2 R4 R5 ");
  EXPECT_EQ(with("dense<(2.0, 1.0)> : tensor<1x1xcomplex<f32>>", ElementType::c64), "(R1) (R2) (R3) (R4) (R5) ");
}

}  // namespace
}  // namespace assay::oracle
