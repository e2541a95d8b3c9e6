// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.top_k on i1, exact values
//   S: rank 0
//   n: more
//   E: i1
//   is_stable: false
// legal 0 0: [{"any of":[[0,1],3]},{"any of":[[0,1],3]}]
// legal 0 1: [true,true]

module {
func.func @program() -> (tensor<2xi32>, tensor<2xi1>) {
  %0 = stablehlo.constant dense<[true, true, false, true]> : tensor<4xi1>
  %1, %2 = chlo.top_k(%0, k = 2, is_stable = false) : tensor<4xi1> -> (tensor<2xi1>, tensor<2xi32>)
  return %2, %1 : tensor<2xi32>, tensor<2xi1>
}

  func.func @main() {
    %r:2 = func.call @program() : () -> (tensor<2xi32>, tensor<2xi1>)
    %v0 = stablehlo.constant dense<3> : tensor<2xi32>
    %v1 = stablehlo.constant dense<0> : tensor<2xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<1> : tensor<2xi32>
    %v6 = stablehlo.compare LE, %r#0, %v5, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %v7 = stablehlo.constant dense<3> : tensor<2xi32>
    %v8 = stablehlo.compare GE, %r#0, %v7, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %v9 = stablehlo.or %v6, %v8 : tensor<2xi1>
    %v10 = stablehlo.and %v4, %v9 : tensor<2xi1>
    check.expect_eq_const %v10, dense<true> : tensor<2xi1>
    check.expect_eq_const %r#1, dense<true> : tensor<2xi1>
    func.return
  }
}
