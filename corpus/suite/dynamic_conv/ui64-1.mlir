// RUN: stablehlo-translate --interpret %s --args='[dense<[[7, 5, 9, 9, 3, 8, 8, 4, 8, 1, 3, 5, 2, 2, 5, 3], [6, 3, 1, 0, 1, 4, 5, 5, 8, 0, 8, 7, 1, 5, 4, 6], [6, 7, 7, 1, 5, 7, 5, 4, 0, 6, 3, 2, 0, 2, 2, 4]]> : tensor<3x16xui64>, dense<[[5914242759667872143, 2, 15911719999564816813, 14861493899663316466], [9223372036854775809, 9223372036854775808, 18077539577717927199, 6745570019000093890], [0, 0, 11179293591299378822, 17539430111247956999], [522668696626447043, 483319594347179431, 8214930494307525885, 9223372036854775808], [12304828829660470322, 9848533695462506638, 18446744073709551615, 4611686018427387904], [2405998161024093646, 3618932951423221251, 4611686018427387904, 18446744073709551615], [10024181006927962663, 11218217350867766418, 4611686018427387904, 14797887413675140865], [0, 1474386517567372598, 0, 1]]> : tensor<8x4xui64>]'
// RUN: : @program
// stablehlo.dynamic_conv on ui64, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: ui64
//   F: ui64
//   G: ui64
//   batch_group_count: low (otherwise)
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   I: ui64
//   precision_config: absent
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,2948773035134745199,7371932587836862996,2948773035134745200]

module {
func.func @program(%arg0: tensor<3x16xui64>, %arg1: tensor<8x4xui64>) -> tensor<8x3xui64> {
  %0 = stablehlo.constant dense<> : tensor<0x2xui64>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[f, b]>}> : (tensor<3x16xui64>, tensor<8x4xui64>, tensor<0x2xui64>) -> tensor<8x3xui64>
  return %1 : tensor<8x3xui64>
}

  func.func @main(%input0: tensor<3x16xui64>, %input1: tensor<8x4xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x16xui64>, tensor<8x4xui64>) -> (tensor<8x3xui64>)
    %v0 = stablehlo.constant dense<[[18446744073709551615, 18446744073709551615, 18446744073709551615], [18446744073709551615, 18446744073709551615, 18446744073709551615], [18446744073709551615, 18446744073709551615, 18446744073709551615], [18446744073709551615, 18446744073709551615, 18446744073709551615], [18446744073709551615, 18446744073709551615, 18446744073709551615], [18446744073709551615, 18446744073709551615, 18446744073709551615], [18446744073709551615, 18446744073709551615, 18446744073709551615], [2948773035134745199, 7371932587836862996, 2948773035134745200]]> : tensor<8x3xui64>
    %v1 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [2948773035134745199, 7371932587836862996, 2948773035134745200]]> : tensor<8x3xui64>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<8x3xui64>, tensor<8x3xui64>) -> tensor<8x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<8x3xui64>, tensor<8x3xui64>) -> tensor<8x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<8x3xi1>
    %v5 = stablehlo.constant dense<[[true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true], [false, false, false]]> : tensor<8x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<8x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<8x3xi1>
    func.return
  }
}
