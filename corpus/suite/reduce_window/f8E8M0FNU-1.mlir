// RUN: stablehlo-translate --interpret %s --args='[dense<536870912.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.reduce_window on f8E8M0FNU, special values
//   N: low
//   S: rank 0
//   E: f8E8M0FNU
//   F: f8E8M0FNU
// legal 0 0: [536870912.0]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.constant dense<5.877472e-39> : tensor<f8E8M0FNU>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64>}> ({
  ^bb0(%2: tensor<f8E8M0FNU>, %3: tensor<f8E8M0FNU>):
    %4 = stablehlo.maximum %2, %3 : tensor<f8E8M0FNU>
    stablehlo.return %4 : tensor<f8E8M0FNU>
  }) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  return %1 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<536870912.0> : tensor<f64>
    func.return
  }
}
