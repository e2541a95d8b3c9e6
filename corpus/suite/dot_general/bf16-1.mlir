// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[62914560.0]], [[1.4296875]], [[2.75]], [[116391936.0]], [[2.7183307e-38]]], [[[-1.4610123e-08]], [[0.047851562]], [[-11.3125]], [[24192.0]], [[2.0625]]], [[[-7.6360113e-35]], [[-0.0007209778]], [[-5472.0]], [[-837518622720.0]], [[-19.125]]], [[[33151778816.0]], [[0.00013828278]], [[1.2088854e-17]], [[1.304305e+37]], [[-1.1827797e-07]]], [[[-3.9577484e-05]], [[-0.001083374]], [[98041856.0]], [[4.9303807e-31]], [[6.183982e-07]]]]> : tensor<5x5x1x1xbf16>]'
// RUN: : @program
// stablehlo.dot_general on bf16, special values
//   B: rank 1
//   B: has 1
//   K: rank 3+
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: bf16
//   F: bf16
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
//   G: bf16
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<5x5x1x1xbf16>) -> tensor<1xbf16> {
  %0 = stablehlo.constant dense<[[[[-3.421875, -1.3515625, 6.0625, -5.4375, 1.8203125]], [[1.1754944e-38, -3.515625, -0.40429688, 1.0078125, -5.03125]], [[3.3895314e+38, -1.1754944e-38, -3.3895314e+38, 7.84375, -0.25]], [[0.0, 0x7F80, 1.9453125, 0.5, 3.3895314e+38]], [[0xFF80, -5.6875, -1.1754944e-38, -7.0625, -0.7265625]]]]> : tensor<1x5x1x5xbf16>
  %1 = stablehlo.dot_general %0, %arg0, batching_dims = [0] x [2], contracting_dims = [2, 1, 3] x [3, 1, 0], precision = [HIGH, DEFAULT] : (tensor<1x5x1x5xbf16>, tensor<5x5x1x1xbf16>) -> tensor<1xbf16>
  return %1 : tensor<1xbf16>
}

  func.func @main(%input0: tensor<5x5x1x1xbf16>) {
    %r = func.call @program(%input0) : (tensor<5x5x1x1xbf16>) -> (tensor<1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1xbf16>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1xi1>
    func.return
  }
}
