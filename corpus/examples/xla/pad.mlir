// Pad-1: first between the elements, then at the edges, where a negative number takes away
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.pad %a, %z, low = [0], high = [0], interior = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %0, dense<[1, 0, 2, 0, 3]> : tensor<5xi32>
  %1 = stablehlo.pad %a, %z, low = [-1], high = [0], interior = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %1, dense<[0, 2, 0, 3]> : tensor<4xi32>
  %2 = stablehlo.pad %a, %z, low = [-1], high = [-2], interior = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[0, 2]> : tensor<2xi32>
  %3 = stablehlo.pad %a, %z, low = [2], high = [-1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %3, dense<[0, 0, 1, 2]> : tensor<4xi32>
  %4 = stablehlo.pad %a, %z, low = [0], high = [0], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %4, dense<[1, 2, 3]> : tensor<3xi32>
  %5 = stablehlo.pad %a, %z, low = [-3], high = [0], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<0xi32>
  check.expect_eq_const %5, dense<> : tensor<0xi32>
  %6 = stablehlo.pad %none, %z, low = [1], high = [1], interior = [1] : (tensor<0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %6, dense<[0, 0]> : tensor<2xi32>
  return
}
