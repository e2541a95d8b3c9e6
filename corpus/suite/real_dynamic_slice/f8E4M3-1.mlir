// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.5]> : tensor<1xf8E4M3>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f8E4M3, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3
//   start: low
//   limit: low + 1
//   limit: high
//   I: ui2
// legal 0 0: [-1.5]

module {
func.func @program(%arg0: tensor<1xf8E4M3>) -> tensor<1xf8E4M3> {
  %0 = stablehlo.constant dense<[0]> : tensor<1xui2>
  %1 = stablehlo.constant dense<[1]> : tensor<1xui2>
  %2 = stablehlo.constant dense<[3]> : tensor<1xui2>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<1xf8E4M3>, tensor<1xui2>, tensor<1xui2>, tensor<1xui2>) -> tensor<1xf8E4M3>
  return %3 : tensor<1xf8E4M3>
}

  func.func @main(%input0: tensor<1xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3>) -> (tensor<1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-1.5> : tensor<1xf64>
    func.return
  }
}
