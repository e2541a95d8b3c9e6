// RUN: stablehlo-translate --interpret %s --args='[dense<-3.0> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f8E5M2, special values
//   S: rank 0
//   E: f8E5M2
//   I: i32
// legal 0 0: [-3.0]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %2 = stablehlo.constant dense<> : tensor<0xi32>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<f8E5M2>, tensor<0xi32>, tensor<0xi32>, tensor<0xi32>) -> tensor<f8E5M2>
  return %3 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-3.0> : tensor<f64>
    func.return
  }
}
