// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, 0.0], [0.0, 0.25], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, -0.25]], [[-0.75, 0.0], [0.0, -0.75], [-0.25, 0.75]], [[0.0, 0.5], [-0.5, 0.0], [0.0, -1.0]], [[0.75, -0.25], [-0.75, -0.25], [0.0, -1.0]]]> : tensor<5x3x2xf8E3M4>]'
// RUN: : @program
// stablehlo.convert on f8E3M4, exact values
//   S: rank 3+
//   E: f8E3M4
//   F: f8E3M4
// legal 0 0: [0.0,0.0,0.0,0.25,0.0,0.0,0.0,0.0,0.0,0.0,0.0,-0.25,-0.75,0.0,0.0,-0.75,-0.25,0.75,0.0,0.5,-0.5,0.0,0.0,-1.0,0.75,-0.25,-0.75,-0.25,0.0,-1.0]

module {
func.func @program(%arg0: tensor<5x3x2xf8E3M4>) -> tensor<5x3x2xf8E3M4> {
  %0 = stablehlo.convert %arg0 : tensor<5x3x2xf8E3M4>
  return %0 : tensor<5x3x2xf8E3M4>
}

  func.func @main(%input0: tensor<5x3x2xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<5x3x2xf8E3M4>) -> (tensor<5x3x2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<5x3x2xf8E3M4>) -> tensor<5x3x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x3x2xf64>) -> tensor<5x3x2xi64>
    check.expect_eq_const %v1, dense<[[[0, 0], [0, 4598175219545276416], [0, 0]], [[0, 0], [0, 0], [0, -4625196817309499392]], [[-4618441417868443648, 0], [0, -4618441417868443648], [-4625196817309499392, 4604930618986332160]], [[0, 4602678819172646912], [-4620693217682128896, 0], [0, -4616189618054758400]], [[4604930618986332160, -4625196817309499392], [-4618441417868443648, -4625196817309499392], [0, -4616189618054758400]]]> : tensor<5x3x2xi64>
    func.return
  }
}
