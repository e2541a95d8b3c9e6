// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.25], [0.0], [0.0], [1.75], [0.0]], [[0.0], [-1.25], [0.0], [0.0], [0.0]], [[1.0], [0.5], [0.0], [0.0], [0.0]], [[0.0], [-0.75], [0.75], [1.5], [2.0]]]> : tensor<4x5x1xf32>, dense<[[-2.0], [-1.5], [-1.25], [-1.0]]> : tensor<4x1xf32>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on f32, exact values
//   B: rank 1
//   m: more
//   n: low + 1
//   k: low + 1
//   k: high
//   E: f32
// legal 0 0: [[2.9999871253967285,3.0000128746032715],[0.0,0.0],[0.0,0.0],[3.4999849796295166,3.5000150203704834],[0.0,0.0],[2.4999892711639404,2.5000107288360596],[-1.8750079870224,-1.8749920129776],[0.0,0.0],[0.0,0.0],[0.0,0.0],[2.249990463256836,2.250009536743164],[0.6249973177909851,0.6250026822090149],[0.0,0.0],[0.0,0.0],[0.0,0.0],[1.9999914169311523,2.0000085830688477],[-0.7500032186508179,-0.7499967813491821],[0.7499967813491821,0.7500032186508179],[1.4999935626983643,1.5000064373016357],[1.9999914169311523,2.0000085830688477]]

module {
func.func @program(%arg0: tensor<4x5x1xf32>, %arg1: tensor<4x1xf32>) -> tensor<4x5x1xf32> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<4x5x1xf32>, tensor<4x1xf32>) -> tensor<4x5x1xf32>
  return %0 : tensor<4x5x1xf32>
}

  func.func @main(%input0: tensor<4x5x1xf32>, %input1: tensor<4x1xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x5x1xf32>, tensor<4x1xf32>) -> (tensor<4x5x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<4x5x1xf32>) -> tensor<4x5x1xf64>
    %v1 = stablehlo.constant dense<[[[3.0000128746032715], [0.0], [0.0], [3.5000150203704834], [0.0]], [[2.5000107288360596], [-1.8749920129776], [0.0], [0.0], [0.0]], [[2.250009536743164], [0.6250026822090149], [0.0], [0.0], [0.0]], [[2.0000085830688477], [-0.7499967813491821], [0.7500032186508179], [1.5000064373016357], [2.0000085830688477]]]> : tensor<4x5x1xf64>
    %v2 = stablehlo.constant dense<[[[2.9999871253967285], [0.0], [0.0], [3.4999849796295166], [0.0]], [[2.4999892711639404], [-1.8750079870224], [0.0], [0.0], [0.0]], [[2.249990463256836], [0.6249973177909851], [0.0], [0.0], [0.0]], [[1.9999914169311523], [-0.7500032186508179], [0.7499967813491821], [1.4999935626983643], [1.9999914169311523]]]> : tensor<4x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x5x1xf64>, tensor<4x5x1xf64>) -> tensor<4x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x5x1xf64>, tensor<4x5x1xf64>) -> tensor<4x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x5x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x5x1xi1>
    func.return
  }
}
