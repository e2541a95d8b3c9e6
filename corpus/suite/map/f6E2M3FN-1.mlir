// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.map on f6E2M3FN, envelope values
//   N: low + 1
//   S: rank 0
//   E: f8E4M3FN
//   E: f6E2M3FN
//   F: f8E4M3FN
// legal 0 0: [-0.875]

module {
func.func @program() -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<-1.0> : tensor<f6E2M3FN>
  %1 = stablehlo.constant dense<-0.875> : tensor<f8E4M3FN>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
  ^bb0(%3: tensor<f6E2M3FN>, %4: tensor<f8E4M3FN>):
    %5 = stablehlo.minimum %4, %4 : tensor<f8E4M3FN>
    stablehlo.return %5 : tensor<f8E4M3FN>
  }) : (tensor<f6E2M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %2 : tensor<f8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.875> : tensor<f64>
    func.return
  }
}
