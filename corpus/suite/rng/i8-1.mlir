// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i8>, dense<9> : tensor<i8>]'
// RUN: : @program
// stablehlo.rng on i8, exact values
//   S: rank 1
//   E: i8
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[0,8],[0,8]]

module {
func.func @program(%arg0: tensor<i8>, %arg1: tensor<i8>) -> tensor<2xi8> {
  %0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<i8>, tensor<i8>, tensor<1xi64>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}

  func.func @main(%input0: tensor<i8>, %input1: tensor<i8>) {
    %r = func.call @program(%input0, %input1) : (tensor<i8>, tensor<i8>) -> (tensor<2xi8>)
    %v0 = stablehlo.constant dense<8> : tensor<2xi8>
    %v1 = stablehlo.constant dense<0> : tensor<2xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    check.expect_eq_const %v4, dense<true> : tensor<2xi1>
    func.return
  }
}
