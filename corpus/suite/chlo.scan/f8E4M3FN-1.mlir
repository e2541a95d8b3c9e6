// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.75]> : tensor<1xf8E4M3FN>]'
// RUN: : @program
// chlo.scan on f8E4M3FN, envelope values
//   N: low
//   M: low + 1
//   L: low + 1
//   n: 1
//   dimension: low
//   S: rank 0
//   T: rank 0
//   E: f8E4M3FN
//   F: ui32
//   F: f8E4M3FN
//   C: rank 0
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [1]
// legal 0 1: [0.75]
// legal 0 2: [6]

module {
func.func @program(%arg0: tensor<1xf8E4M3FN>) -> (tensor<i64>, tensor<1xf8E4M3FN>, tensor<1xui32>) {
  %0 = stablehlo.constant dense<5> : tensor<i64>
  %1, %2, %3 = chlo.scan(%arg0) inits (%0) dimension=0 attributes {scan_dim_size = 1 : i64} {
  ^bb0(%4: tensor<f8E4M3FN>, %5: tensor<i64>):
    %6 = stablehlo.constant dense<6> : tensor<ui32>
    %7 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.maximum %7, %7 : tensor<i64>
    stablehlo.return %6, %4, %8 : tensor<ui32>, tensor<f8E4M3FN>, tensor<i64>
  } : (tensor<1xf8E4M3FN>, tensor<i64>) -> (tensor<1xui32>, tensor<1xf8E4M3FN>, tensor<i64>)
  return %3, %2, %1 : tensor<i64>, tensor<1xf8E4M3FN>, tensor<1xui32>
}

  func.func @main(%input0: tensor<1xf8E4M3FN>) {
    %r:3 = func.call @program(%input0) : (tensor<1xf8E4M3FN>) -> (tensor<i64>, tensor<1xf8E4M3FN>, tensor<1xui32>)
    check.expect_eq_const %r#0, dense<1> : tensor<i64>
    %v0 = stablehlo.convert %r#1 : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.75> : tensor<1xf64>
    check.expect_eq_const %r#2, dense<6> : tensor<1xui32>
    func.return
  }
}
