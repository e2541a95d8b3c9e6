// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i32>]'
// RUN: : @program
// stablehlo.case on i32, exact values
//   N: low + 1
//   T: tensor
//   J: low + 1
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<f4E2M1FN> {
  %0 = "stablehlo.case"(%arg0) ({
    %1 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
    %2 = stablehlo.multiply %1, %1 : tensor<f4E2M1FN>
    stablehlo.return %2 : tensor<f4E2M1FN>
  }, {
    %3 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
    %4 = stablehlo.add %3, %3 : tensor<f4E2M1FN>
    stablehlo.return %4 : tensor<f4E2M1FN>
  }) : (tensor<i32>) -> tensor<f4E2M1FN>
  return %0 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
