// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_window on f8E4M3B11FNUZ, special values
//   N: low
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
// legal 0 0: [[-16.0,-13.0]]

module {
func.func @program() -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<-15.0> : tensor<f8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64>}> ({
  ^bb0(%3: tensor<f8E4M3B11FNUZ>, %4: tensor<f8E4M3B11FNUZ>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %5 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  return %2 : tensor<f8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-13.0> : tensor<f64>
    %v2 = stablehlo.constant dense<-16.0> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
