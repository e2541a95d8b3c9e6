// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2.0> : tensor<f6E2M3FN>, dense<[1, 111, 255, 129, 165]> : tensor<5xui8>]'
// RUN: : @program
// chlo.scan on ui8, exact values
//   N: low
//   M: low + 1
//   n: more
//   dimension: low
//   S: rank 2
//   S: has 1
//   T: rank 0
//   T: rank 2
//   T: has 1
//   E: ui8
//   F: f6E2M3FN
//   C: rank 0
//   C: more
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: true
//   is_associative: given
//   is_associative: false
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [1,111,255,129,165]
// legal 0 1: []
// legal 0 2: [-2.0]
// legal 0 3: [1.0,-1.0,2.0,2.0,1.0,-1.0,2.0,2.0,1.0,-1.0,2.0,2.0,1.0,-1.0,2.0,2.0,1.0,-1.0,2.0,2.0]
// legal 0 4: [0.0,0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<f6E2M3FN>, %arg1: tensor<5xui8>) -> (tensor<5xui8>, tensor<4x2x0xui8>, tensor<f6E2M3FN>, tensor<5x1x4xf6E2M3FN>, tensor<5xf6E2M3FN>) {
  %0 = stablehlo.constant dense<[[[13], [255], [49], [80], [127]], [[142], [134], [0], [255], [128]], [[203], [33], [64], [204], [199]], [[1], [255], [15], [250], [129]], [[139], [255], [1], [141], [34]]]> : tensor<5x5x1xui8>
  %1 = stablehlo.constant dense<> : tensor<4x2x0xui8>
  %2, %3, %4, %5, %6 = chlo.scan(%0) inits (%arg0, %1, %arg1) dimension=0 attributes {scan_dim_size = 5 : i64, is_reverse = true, is_associative = false} {
  ^bb0(%7: tensor<5x1xui8>, %8: tensor<f6E2M3FN>, %9: tensor<4x2x0xui8>, %10: tensor<5xui8>):
    %11 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
    %12 = stablehlo.add %11, %11 : tensor<f6E2M3FN>
    %13 = stablehlo.constant dense<[[1.0, -1.0, 2.0, 2.0]]> : tensor<1x4xf6E2M3FN>
    %14 = stablehlo.constant dense<> : tensor<4x2x0xui8>
    stablehlo.return %12, %13, %8, %14, %10 : tensor<f6E2M3FN>, tensor<1x4xf6E2M3FN>, tensor<f6E2M3FN>, tensor<4x2x0xui8>, tensor<5xui8>
  } : (tensor<5x5x1xui8>, tensor<f6E2M3FN>, tensor<4x2x0xui8>, tensor<5xui8>) -> (tensor<5xf6E2M3FN>, tensor<5x1x4xf6E2M3FN>, tensor<f6E2M3FN>, tensor<4x2x0xui8>, tensor<5xui8>)
  return %6, %5, %4, %3, %2 : tensor<5xui8>, tensor<4x2x0xui8>, tensor<f6E2M3FN>, tensor<5x1x4xf6E2M3FN>, tensor<5xf6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>, %input1: tensor<5xui8>) {
    %r:5 = func.call @program(%input0, %input1) : (tensor<f6E2M3FN>, tensor<5xui8>) -> (tensor<5xui8>, tensor<4x2x0xui8>, tensor<f6E2M3FN>, tensor<5x1x4xf6E2M3FN>, tensor<5xf6E2M3FN>)
    check.expect_eq_const %r#0, dense<[1, 111, 255, 129, 165]> : tensor<5xui8>
    %v0 = stablehlo.convert %r#2 : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<f64>
    %v1 = stablehlo.convert %r#3 : (tensor<5x1x4xf6E2M3FN>) -> tensor<5x1x4xf64>
    check.expect_eq_const %v1, dense<[[[1.0, -1.0, 2.0, 2.0]], [[1.0, -1.0, 2.0, 2.0]], [[1.0, -1.0, 2.0, 2.0]], [[1.0, -1.0, 2.0, 2.0]], [[1.0, -1.0, 2.0, 2.0]]]> : tensor<5x1x4xf64>
    %v2 = stablehlo.convert %r#4 : (tensor<5xf6E2M3FN>) -> tensor<5xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v3, dense<0> : tensor<5xi64>
    func.return
  }
}
