// RUN: stablehlo-translate --interpret %s --args='[dense<1.1663108e-38> : tensor<bf16>, dense<1.1663108e-38> : tensor<bf16>, dense<253> : tensor<ui8>, dense<84> : tensor<i8>]'
// RUN: : @program
// stablehlo.reduce_window on bf16, special values
//   S: rank 0
//   E: i8
//   E: ui8
//   E: bf16
//   F: i8
//   F: ui8
//   F: bf16
// legal 0 0: [84]
// legal 0 1: [253]
// legal 0 2: [[0.0,1.1663108012064884e-38]]
// legal 0 3: [[0.0,5.877471754111438e-38]]

module {
func.func @program(%arg0: tensor<bf16>, %arg1: tensor<bf16>, %arg2: tensor<ui8>, %arg3: tensor<i8>) -> (tensor<i8>, tensor<ui8>, tensor<bf16>, tensor<bf16>) {
  %0 = stablehlo.constant dense<1.0> : tensor<bf16>
  %1 = stablehlo.constant dense<0.0> : tensor<bf16>
  %2 = stablehlo.constant dense<1> : tensor<ui8>
  %3 = stablehlo.constant dense<-128> : tensor<i8>
  %4, %5, %6, %7 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3, %0, %1, %2, %3) <{window_dimensions = array<i64>}> ({
  ^bb0(%8: tensor<bf16>, %9: tensor<bf16>, %10: tensor<ui8>, %11: tensor<i8>, %12: tensor<bf16>, %13: tensor<bf16>, %14: tensor<ui8>, %15: tensor<i8>):
    %16 = stablehlo.multiply %8, %12 : tensor<bf16>
    %17 = stablehlo.add %9, %13 : tensor<bf16>
    %18 = stablehlo.multiply %10, %14 : tensor<ui8>
    %19 = stablehlo.maximum %11, %15 : tensor<i8>
    stablehlo.return %16, %17, %18, %19 : tensor<bf16>, tensor<bf16>, tensor<ui8>, tensor<i8>
  }) : (tensor<bf16>, tensor<bf16>, tensor<ui8>, tensor<i8>, tensor<bf16>, tensor<bf16>, tensor<ui8>, tensor<i8>) -> (tensor<bf16>, tensor<bf16>, tensor<ui8>, tensor<i8>)
  return %7, %6, %5, %4 : tensor<i8>, tensor<ui8>, tensor<bf16>, tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>, %input1: tensor<bf16>, %input2: tensor<ui8>, %input3: tensor<i8>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<bf16>, tensor<bf16>, tensor<ui8>, tensor<i8>) -> (tensor<i8>, tensor<ui8>, tensor<bf16>, tensor<bf16>)
    check.expect_eq_const %r#0, dense<84> : tensor<i8>
    check.expect_eq_const %r#1, dense<253> : tensor<ui8>
    %v0 = stablehlo.convert %r#2 : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<1.1663108012064884e-38> : tensor<f64>
    %v2 = stablehlo.constant dense<0.0> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    %v6 = stablehlo.convert %r#3 : (tensor<bf16>) -> tensor<f64>
    %v7 = stablehlo.constant dense<5.877471754111438e-38> : tensor<f64>
    %v8 = stablehlo.constant dense<0.0> : tensor<f64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    func.return
  }
}
