// RUN: stablehlo-translate --interpret %s --args='[dense<3.125> : tensor<f8E3M4>, dense<-1.6875> : tensor<f8E3M4>, dense<0.0> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.map on f8E3M4, special values
//   S: rank 0
//   E: f8E3M4
//   F: f8E3M4
// legal 0 0: [3.125]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>, %arg2: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = "stablehlo.map"(%arg0, %arg1, %arg1, %arg2) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<f8E3M4>, %2: tensor<f8E3M4>, %3: tensor<f8E3M4>, %4: tensor<f8E3M4>):
    stablehlo.return %1 : tensor<f8E3M4>
  }) : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>, %input2: tensor<f8E3M4>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<3.125> : tensor<f64>
    func.return
  }
}
