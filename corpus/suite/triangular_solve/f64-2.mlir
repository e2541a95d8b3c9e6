// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.triangular_solve on f64, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: f64
//   left_side: true
//   lower: false
//   unit_diagonal: false
//   transpose_a: NO_TRANSPOSE
// legal 0 0: [[-1.4000000000000028,-1.399999999999997],[-6.0000000000000036,-5.9999999999999964],[-1.4000000000000008,-1.399999999999999],[-0.0,-0.0]]

module {
func.func @program() -> tensor<2x2xf64> {
  %0 = stablehlo.constant dense<[[0.5, -0.5], [0.5, -2.5]]> : tensor<2x2xf64>
  %1 = stablehlo.constant dense<[[0.0, -3.0], [3.5, 0.0]]> : tensor<2x2xf64>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  return %2 : tensor<2x2xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x2xf64>)
    %v0 = stablehlo.constant dense<[[-1.399999999999997, -5.9999999999999964], [-1.399999999999999, -0.0]]> : tensor<2x2xf64>
    %v1 = stablehlo.constant dense<[[-1.4000000000000028, -6.0000000000000036], [-1.4000000000000008, -0.0]]> : tensor<2x2xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2xi1>
    check.expect_eq_const %v4, dense<true> : tensor<2x2xi1>
    func.return
  }
}
