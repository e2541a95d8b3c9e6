// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1], [1], [0], [0], [9]], [[9], [5], [5], [8], [7]], [[0], [3], [3], [5], [2]], [[7], [5], [4], [8], [3]], [[5], [1], [2], [4], [2]]]> : tensor<5x5x1xui16>, dense<[[[16384]], [[101]], [[2]], [[32768]], [[64985]]]> : tensor<5x1x1xui16>]'
// RUN: : @program
// chlo.broadcast_multiply on ui16, exact values
//   A: rank 3+
//   A: has 1
//   E: ui16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [16384,16384,0,0,null,909,505,505,808,707,0,6,6,10,4,null,null,null,null,null,null,64985,null,null,null]

module {
func.func @program(%arg0: tensor<5x5x1xui16>, %arg1: tensor<5x1x1xui16>) -> tensor<5x5x1xui16> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x5x1xui16>, tensor<5x1x1xui16>) -> tensor<5x5x1xui16>
  return %0 : tensor<5x5x1xui16>
}

  func.func @main(%input0: tensor<5x5x1xui16>, %input1: tensor<5x1x1xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x5x1xui16>, tensor<5x1x1xui16>) -> (tensor<5x5x1xui16>)
    %v0 = stablehlo.constant dense<[[[16384], [16384], [0], [0], [65535]], [[909], [505], [505], [808], [707]], [[0], [6], [6], [10], [4]], [[65535], [65535], [65535], [65535], [65535]], [[65535], [64985], [65535], [65535], [65535]]]> : tensor<5x5x1xui16>
    %v1 = stablehlo.constant dense<[[[16384], [16384], [0], [0], [0]], [[909], [505], [505], [808], [707]], [[0], [6], [6], [10], [4]], [[0], [0], [0], [0], [0]], [[0], [64985], [0], [0], [0]]]> : tensor<5x5x1xui16>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<5x5x1xui16>, tensor<5x5x1xui16>) -> tensor<5x5x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<5x5x1xui16>, tensor<5x5x1xui16>) -> tensor<5x5x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x5x1xi1>
    %v5 = stablehlo.constant dense<[[[false], [false], [false], [false], [true]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[true], [true], [true], [true], [true]], [[true], [false], [true], [true], [true]]]> : tensor<5x5x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x5x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x5x1xi1>
    func.return
  }
}
