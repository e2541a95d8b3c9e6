// RUN: stablehlo-translate --interpret %s --args='[dense<-0.5> : tensor<f8E4M3>, dense<3.75> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.map on f8E4M3, special values
//   S: rank 0
//   E: f8E4M3
//   F: f8E4M3
// legal 0 0: [-0.5]

module {
func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = stablehlo.constant dense<-6.5> : tensor<f8E4M3>
  %1 = "stablehlo.map"(%arg0, %arg1, %0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%2: tensor<f8E4M3>, %3: tensor<f8E4M3>, %4: tensor<f8E4M3>, %5: tensor<f8E4M3>):
    stablehlo.return %2 : tensor<f8E4M3>
  }) : (tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  return %1 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<f8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<f64>
    func.return
  }
}
