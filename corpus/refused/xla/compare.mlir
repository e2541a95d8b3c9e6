// Eq EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// Ne EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// Ge EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// Gt EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// Le EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// Lt EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// EqTotalOrder EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// NeTotalOrder EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// GeTotalOrder EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// GtTotalOrder EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// LeTotalOrder EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

// -----

// LtTotalOrder EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}
