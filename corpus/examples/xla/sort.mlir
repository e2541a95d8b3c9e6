// Sort-1: keys and values
func.func @main() {
  %k = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
  %v = stablehlo.constant dense<[42, 50]> : tensor<2xi32>
  %0:2 = "stablehlo.sort"(%k, %v) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %p = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[1, 3]> : tensor<2xi32>
  check.expect_eq_const %0#1, dense<[50, 42]> : tensor<2xi32>
  return
}

// -----

// Sort-2: three operands of two types
func.func @main() {
  %k = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
  %v = stablehlo.constant dense<[42, 50]> : tensor<2xi32>
  %w = stablehlo.constant dense<[-3.0, 1.1]> : tensor<2xf32>
  %0:3 = "stablehlo.sort"(%k, %v, %w) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<i32>, %y1: tensor<i32>, %x2: tensor<f32>, %y2: tensor<f32>):
    %p = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2xi32>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xf32>)
  check.expect_eq_const %0#0, dense<[1, 3]> : tensor<2xi32>
  check.expect_eq_const %0#1, dense<[50, 42]> : tensor<2xi32>
  check.expect_eq_const %0#2, dense<[1.1, -3.0]> : tensor<2xf32>
  return
}

// -----

// Sort-3: stable, and along either dimension
func.func @main() {
  %k = stablehlo.constant dense<[2, 1, 2, 1]> : tensor<4xi32>
  %i = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %0:2 = "stablehlo.sort"(%k, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %p = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %0#0, dense<[1, 1, 2, 2]> : tensor<4xi32>
  check.expect_eq_const %0#1, dense<[1, 3, 0, 2]> : tensor<4xi32>
  %m = stablehlo.constant dense<[[3, 1], [2, 4]]> : tensor<2x2xi32>
  %1 = "stablehlo.sort"(%m) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %p = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[2, 1], [3, 4]]> : tensor<2x2xi32>
  %2 = "stablehlo.sort"(%m) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %p = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %2, dense<[[1, 3], [2, 4]]> : tensor<2x2xi32>
  return
}

// -----

// Sort-4: by the total order, in which NaN and both zeros have their places
func.func @main() {
  %a = stablehlo.constant dense<[0x7FC00000, 1.0, -0.0, 0.0, 0xFF800000]> : tensor<5xf32>
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %p = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<5xf32>) -> tensor<5xf32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %1, dense<[4286578688, 2147483648, 0, 1065353216, 2143289344]> : tensor<5xui32>
  return
}
