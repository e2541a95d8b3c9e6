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

// -----

// Two inputs, one value carried, no outputs: the number of steps at which the first input is above the second.
func.func @main() {
  %a = stablehlo.constant dense<[5, 1, 7]> : tensor<3xi32>
  %b = stablehlo.constant dense<[4, 2, 6]> : tensor<3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = chlo.scan(%a, %b) inits (%zero) dimension=0 {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %n: tensor<i32>):
    %p = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %i = stablehlo.convert %p : (tensor<i1>) -> tensor<i32>
    %m = stablehlo.add %n, %i : tensor<i32>
    stablehlo.return %m : tensor<i32>
  } : (tensor<3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %0, dense<2> : tensor<i32>
  func.return
}

// -----

func.func @main() {
  %x = stablehlo.constant dense<[1, 5, -3]> : tensor<3xi32>
  %0 = "chlo.scan"(%x) <{dimension = 0 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%input: tensor<i32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %input, %one : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[2, 6, -2]> : tensor<3xi32>
  func.return
}
