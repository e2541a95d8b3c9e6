// ChloOps.td and XLA's Scan: sums so far, from the front and from the end, along the last dimension.
func.func @main() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c = stablehlo.constant dense<[0, 100]> : tensor<2xi32>
  %0:2 = "chlo.scan"(%x, %c) <{dimension = 1 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%input: tensor<2xi32>, %carry: tensor<2xi32>):
    %1 = stablehlo.add %input, %carry : tensor<2xi32>
    stablehlo.return %1, %1 : tensor<2xi32>, tensor<2xi32>
  }) : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[[1, 3, 6], [104, 109, 115]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<[6, 115]> : tensor<2xi32>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = "chlo.scan"(%x, %c) <{dimension = 0 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%input: tensor<i32>, %carry: tensor<i32>):
    %1 = stablehlo.add %input, %carry : tensor<i32>
    stablehlo.return %carry, %1 : tensor<i32>, tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<i32>)
  check.expect_eq_const %0#0, dense<[5, 3, 0]> : tensor<3xi32>
  check.expect_eq_const %0#1, dense<6> : tensor<i32>
  func.return
}

// -----

// Outputs and carries of other shapes than the inputs.
func.func @main() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %c = stablehlo.constant dense<10> : tensor<i32>
  %0:2 = "chlo.scan"(%x, %c) <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%input: tensor<2xi32>, %carry: tensor<i32>):
    %1 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.multiply %carry, %1 : tensor<i32>
    %3 = stablehlo.reshape %carry : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %input, %3, dim = 0 : (tensor<2xi32>, tensor<1xi32>) -> tensor<3xi32>
    stablehlo.return %4, %2 : tensor<3xi32>, tensor<i32>
  }) : (tensor<2x2xi32>, tensor<i32>) -> (tensor<2x3xi32>, tensor<i32>)
  check.expect_eq_const %0#0, dense<[[1, 2, 10], [3, 4, 20]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<40> : tensor<i32>
  func.return
}
