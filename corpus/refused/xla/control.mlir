// Call X1: X1
func.func private @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

func.func @main(%a: tensor<3xf32>) {
  %0 = "func.call"(%a) <{callee = @f}> : (tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

// Call X1: X2
func.func private @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

func.func @main(%a: tensor<2xf32>) {
  %0 = "func.call"(%a) <{callee = @f}> : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

// Conditional X2: if.C2
func.func @main(%a: tensor<i1>, %b: tensor<2xf32>, %c: tensor<3xf32>) {
  %0 = "stablehlo.if"(%a) ({
    "stablehlo.return"(%b) : (tensor<2xf32>) -> ()
  }, {
    "stablehlo.return"(%c) : (tensor<3xf32>) -> ()
  }) : (tensor<i1>) -> tensor<2xf32>
  return
}

// -----

// Conditional X2: case.C3
func.func @main(%a: tensor<i32>, %b: tensor<2xf32>, %c: tensor<3xf32>) {
  %0 = "stablehlo.case"(%a) ({
    "stablehlo.return"(%b) : (tensor<2xf32>) -> ()
  }, {
    "stablehlo.return"(%c) : (tensor<3xf32>) -> ()
  }) : (tensor<i32>) -> tensor<2xf32>
  return
}

// -----

// Conditional X3: case.C1
func.func @main(%a: tensor<i32>) {
  "stablehlo.case"(%a) : (tensor<i32>) -> ()
  return
}

// -----

// While X1: C1
func.func @main(%a: tensor<i32>) {
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%x: tensor<i32>):
    "stablehlo.return"(%x) : (tensor<i32>) -> ()
  }, {
  ^bb0(%x: tensor<i32>):
    "stablehlo.return"(%x) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

// While X1, X2: C2
func.func @main(%a: tensor<i32>) {
  %0 = "stablehlo.while"(%a) ({
  ^bb0(%x: tensor<i32>):
    %p = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x: tensor<i32>):
    %p = "stablehlo.convert"(%x) : (tensor<i32>) -> tensor<f32>
    "stablehlo.return"(%p) : (tensor<f32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}
