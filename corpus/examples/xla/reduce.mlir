// Reduce-1: sums along one dimension, two and all
func.func @main() {
  %m = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<4x2x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[4.0, 8.0, 12.0], [16.0, 20.0, 24.0]]> : tensor<2x3xf32>
  %1 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x2x3xf32>, tensor<f32>) -> tensor<4x2xf32>
  check.expect_eq_const %1, dense<[[6.0, 15.0], [6.0, 15.0], [6.0, 15.0], [6.0, 15.0]]> : tensor<4x2xf32>
  %2 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2x3xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %2, dense<[20.0, 28.0, 36.0]> : tensor<3xf32>
  %3 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x3xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %3, dense<84.0> : tensor<f32>
  return
}

// -----

// Reduce-2: the order of the dimensions says nothing
func.func @main() {
  %m = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[5.0, 7.0, 9.0]> : tensor<3xf32>
  %1 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %1, dense<[6.0, 15.0]> : tensor<2xf32>
  %2 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %2, dense<21.0> : tensor<f32>
  %3 = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %3, dense<21.0> : tensor<f32>
  return
}

// -----

// Reduce-3: the largest number and its place
func.func @main() {
  %v = stablehlo.constant dense<[3.0, 1.0, 4.0, 1.0, 5.0]> : tensor<5xf32>
  %k = stablehlo.iota dim = 0 : tensor<5xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = "stablehlo.reduce"(%v, %k, %low, %none) <{dimensions = array<i64: 0>}> ({
  ^bb0(%max: tensor<f32>, %argmax: tensor<i32>, %value: tensor<f32>, %index: tensor<i32>):
    %p = stablehlo.compare GE, %value, %max, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %x = stablehlo.select %p, %value, %max : tensor<i1>, tensor<f32>
    %i = stablehlo.select %p, %index, %argmax : tensor<i1>, tensor<i32>
    stablehlo.return %x, %i : tensor<f32>, tensor<i32>
  }) : (tensor<5xf32>, tensor<5xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  check.expect_eq_const %0#0, dense<5.0> : tensor<f32>
  check.expect_eq_const %0#1, dense<4> : tensor<i32>
  return
}
