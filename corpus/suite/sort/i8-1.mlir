// RUN: stablehlo-translate --interpret %s --args='[dense<[[127, -127, 127, 1], [-127, 2, -128, -77], [-1, -127, -127, 0]]> : tensor<3x4xi8>, dense<[[4, -3, -8, -3], [-2, 5, 7, -6], [-7, 9, 2, -8]]> : tensor<3x4xi8>, dense<[[0.0, 3.0, -2.0, -3.5], [0.0, -3.5, -1.5, 0.5], [-1.0, 1.0, 3.0, 3.5]]> : tensor<3x4xbf16>, dense<[[-3, 3, 9, 8], [-7, 6, 0, -5], [0, 1, 8, -4]]> : tensor<3x4xi8>]'
// RUN: : @program
// stablehlo.sort on i8, exact values
//   S: rank 2
//   E: i8
//   E: bf16
//   dimension: low
//   is_stable: false
// legal 0 0: [-3,6,9,8,0,{"any of":[1,3]},8,-4,-7,{"any of":[1,3]},0,-5]
// legal 0 1: [0.0,-3.5,-2.0,-3.5,-1.0,{"any of":[1.0,3.0]},3.0,3.5,0.0,{"any of":[1.0,3.0]},-1.5,0.5]
// legal 0 2: [4,5,-8,-3,-7,{"any of":[-3,9]},2,-8,-2,{"any of":[-3,9]},7,-6]
// legal 0 3: [127,2,127,1,-1,-127,-127,0,-127,-127,-128,-77]

module {
func.func @program(%arg0: tensor<3x4xi8>, %arg1: tensor<3x4xi8>, %arg2: tensor<3x4xbf16>, %arg3: tensor<3x4xi8>) -> (tensor<3x4xi8>, tensor<3x4xbf16>, tensor<3x4xi8>, tensor<3x4xi8>) {
  %0, %1, %2, %3 = "stablehlo.sort"(%arg0, %arg1, %arg2, %arg3) <{dimension = -2 : i64}> ({
  ^bb0(%4: tensor<i8>, %5: tensor<i8>, %6: tensor<i8>, %7: tensor<i8>, %8: tensor<bf16>, %9: tensor<bf16>, %10: tensor<i8>, %11: tensor<i8>):
    %12 = stablehlo.compare GT, %4, %5 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %12 : tensor<i1>
  }) : (tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xbf16>, tensor<3x4xi8>) -> (tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xbf16>, tensor<3x4xi8>)
  return %3, %2, %1, %0 : tensor<3x4xi8>, tensor<3x4xbf16>, tensor<3x4xi8>, tensor<3x4xi8>
}

  func.func @main(%input0: tensor<3x4xi8>, %input1: tensor<3x4xi8>, %input2: tensor<3x4xbf16>, %input3: tensor<3x4xi8>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xbf16>, tensor<3x4xi8>) -> (tensor<3x4xi8>, tensor<3x4xbf16>, tensor<3x4xi8>, tensor<3x4xi8>)
    %v0 = stablehlo.constant dense<[[-3, 6, 9, 8], [0, 3, 8, -4], [-7, 3, 0, -5]]> : tensor<3x4xi8>
    %v1 = stablehlo.constant dense<[[-3, 6, 9, 8], [0, 1, 8, -4], [-7, 1, 0, -5]]> : tensor<3x4xi8>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x4xi1>
    %v5 = stablehlo.constant dense<[[-3, 6, 9, 8], [0, 1, 8, -4], [-7, 1, 0, -5]]> : tensor<3x4xi8>
    %v6 = stablehlo.compare LE, %r#0, %v5, SIGNED : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    %v7 = stablehlo.constant dense<[[-3, 6, 9, 8], [0, 3, 8, -4], [-7, 3, 0, -5]]> : tensor<3x4xi8>
    %v8 = stablehlo.compare GE, %r#0, %v7, SIGNED : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    %v9 = stablehlo.or %v6, %v8 : tensor<3x4xi1>
    %v10 = stablehlo.and %v4, %v9 : tensor<3x4xi1>
    check.expect_eq_const %v10, dense<true> : tensor<3x4xi1>
    %v11 = stablehlo.convert %r#1 : (tensor<3x4xbf16>) -> tensor<3x4xf64>
    %v12 = stablehlo.constant dense<[[0.0, -3.5, -2.0, -3.5], [-1.0, 3.0, 3.0, 3.5], [0.0, 3.0, -1.5, 0.5]]> : tensor<3x4xf64>
    %v13 = stablehlo.constant dense<[[0.0, -3.5, -2.0, -3.5], [-1.0, 1.0, 3.0, 3.5], [0.0, 1.0, -1.5, 0.5]]> : tensor<3x4xf64>
    %v14 = stablehlo.compare GE, %v11, %v13, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %v15 = stablehlo.compare LE, %v11, %v12, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %v16 = stablehlo.and %v14, %v15 : tensor<3x4xi1>
    %v17 = stablehlo.constant dense<[[0.0, -3.5, -2.0, -3.5], [-1.0, 1.0, 3.0, 3.5], [0.0, 1.0, -1.5, 0.5]]> : tensor<3x4xf64>
    %v18 = stablehlo.compare LE, %v11, %v17, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %v19 = stablehlo.constant dense<[[0.0, -3.5, -2.0, -3.5], [-1.0, 3.0, 3.0, 3.5], [0.0, 3.0, -1.5, 0.5]]> : tensor<3x4xf64>
    %v20 = stablehlo.compare GE, %v11, %v19, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %v21 = stablehlo.or %v18, %v20 : tensor<3x4xi1>
    %v22 = stablehlo.and %v16, %v21 : tensor<3x4xi1>
    %v23 = stablehlo.bitcast_convert %v11 : (tensor<3x4xf64>) -> tensor<3x4xi64>
    %v24 = stablehlo.constant dense<[[0, -4608308318706860032, -4611686018427387904, -4608308318706860032], [-4616189618054758400, 4607182418800017408, 4613937818241073152, 4615063718147915776], [0, 4607182418800017408, -4613937818241073152, 4602678819172646912]]> : tensor<3x4xi64>
    %v25 = stablehlo.compare EQ, %v23, %v24, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %v26 = stablehlo.constant dense<[[true, false, false, false], [false, false, false, false], [true, false, false, false]]> : tensor<3x4xi1>
    %v27 = stablehlo.select %v26, %v25, %v22 : tensor<3x4xi1>, tensor<3x4xi1>
    check.expect_eq_const %v27, dense<true> : tensor<3x4xi1>
    %v28 = stablehlo.constant dense<[[4, 5, -8, -3], [-7, 9, 2, -8], [-2, 9, 7, -6]]> : tensor<3x4xi8>
    %v29 = stablehlo.constant dense<[[4, 5, -8, -3], [-7, -3, 2, -8], [-2, -3, 7, -6]]> : tensor<3x4xi8>
    %v30 = stablehlo.compare GE, %r#2, %v29, SIGNED : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    %v31 = stablehlo.compare LE, %r#2, %v28, SIGNED : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    %v32 = stablehlo.and %v30, %v31 : tensor<3x4xi1>
    %v33 = stablehlo.constant dense<[[4, 5, -8, -3], [-7, -3, 2, -8], [-2, -3, 7, -6]]> : tensor<3x4xi8>
    %v34 = stablehlo.compare LE, %r#2, %v33, SIGNED : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    %v35 = stablehlo.constant dense<[[4, 5, -8, -3], [-7, 9, 2, -8], [-2, 9, 7, -6]]> : tensor<3x4xi8>
    %v36 = stablehlo.compare GE, %r#2, %v35, SIGNED : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    %v37 = stablehlo.or %v34, %v36 : tensor<3x4xi1>
    %v38 = stablehlo.and %v32, %v37 : tensor<3x4xi1>
    check.expect_eq_const %v38, dense<true> : tensor<3x4xi1>
    check.expect_eq_const %r#3, dense<[[127, 2, 127, 1], [-1, -127, -127, 0], [-127, -127, -128, -77]]> : tensor<3x4xi8>
    func.return
  }
}
