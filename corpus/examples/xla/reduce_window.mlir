// ReduceWindow-1: maxima of windows side by side
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0, 16.0, 17.0], [18.0, 19.0, 20.0, 21.0, 22.0, 23.0]]> : tensor<4x6xf32>
  %z = stablehlo.constant dense<-3.4028234663852886e+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[8.0, 11.0], [20.0, 23.0]]> : tensor<2x2xf32>
  return
}

// -----

// ReduceWindow-2: minima, kValid
func.func @main() {
  %a = stablehlo.constant dense<[10000.0, 1000.0, 100.0, 10.0, 1.0]> : tensor<5xf32>
  %z = stablehlo.constant dense<3.4028234663852886e+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[100.0, 1.0]> : tensor<2xf32>
  return
}

// -----

// ReduceWindow-3: minima, kSame, which pads with the initial value
func.func @main() {
  %a = stablehlo.constant dense<[10000.0, 1000.0, 100.0, 10.0, 1.0]> : tensor<5xf32>
  %z = stablehlo.constant dense<3.4028234663852886e+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[1000.0, 10.0, 1.0]> : tensor<3xf32>
  return
}

// -----

// ReduceWindow-4: kSame with a stride is no padding below and one above, as XLA counts; one and none would give 1 and 2
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %z = stablehlo.constant dense<3.4028234663852886e+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.minimum %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1.0, 3.0]> : tensor<2xf32>
  return
}
