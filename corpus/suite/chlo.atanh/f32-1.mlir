// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.atanh on f32, envelope values
//   S: rank 0
//   E: f32
// legal 0 0: [[-0.2632046341896057,-0.2632043659687042]]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<-0.25729036> : tensor<f32>
  %1 = chlo.atanh %0 : tensor<f32> -> tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-0.2632043659687042> : tensor<f64>
    %v2 = stablehlo.constant dense<-0.2632046341896057> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
