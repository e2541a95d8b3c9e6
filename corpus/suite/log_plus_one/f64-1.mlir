// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.2402401523875017]], [[-0.14037038223306741]], [[0.15742312980600348]]]> : tensor<3x1x1xf64>]'
// RUN: : @program
// stablehlo.log_plus_one on f64, envelope values
//   S: rank 3+
//   S: has 1
//   E: f64
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.8065830710075493,0.8065830710075499],[-0.1512536595177604,-0.15125365951776026],[0.1461960942382046,0.14619609423820473]]

module {
func.func @program(%arg0: tensor<3x1x1xf64>) -> tensor<3x1x1xf64> {
  %0 = stablehlo.log_plus_one %arg0 : tensor<3x1x1xf64>
  return %0 : tensor<3x1x1xf64>
}

  func.func @main(%input0: tensor<3x1x1xf64>) {
    %r = func.call @program(%input0) : (tensor<3x1x1xf64>) -> (tensor<3x1x1xf64>)
    %v0 = stablehlo.constant dense<[[[0.8065830710075499]], [[-0.15125365951776026]], [[0.14619609423820473]]]> : tensor<3x1x1xf64>
    %v1 = stablehlo.constant dense<[[[0.8065830710075493]], [[-0.1512536595177604]], [[0.1461960942382046]]]> : tensor<3x1x1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x1x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<3x1x1xi1>
    func.return
  }
}
