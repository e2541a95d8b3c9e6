// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.0]> : tensor<1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f4E2M1FN, exact values
//   S: rank 1
//   S: has 1
//   E: f4E2M1FN
//   start: low
//   limit: low + 1
//   limit: high
//   stride: low
//   I: ui8
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN> {
  %0 = stablehlo.constant dense<[0]> : tensor<1xui8>
  %1 = stablehlo.constant dense<[1]> : tensor<1xui8>
  %2 = stablehlo.constant dense<[1]> : tensor<1xui8>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<1xf4E2M1FN>, tensor<1xui8>, tensor<1xui8>, tensor<1xui8>) -> tensor<1xf4E2M1FN>
  return %3 : tensor<1xf4E2M1FN>
}

  func.func @main(%input0: tensor<1xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<1xf4E2M1FN>) -> (tensor<1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<1xf64>
    func.return
  }
}
