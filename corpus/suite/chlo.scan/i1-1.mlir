// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[true, false]> : tensor<2xi1>, dense<[[[[1.5], [-3.5], [-2.5], [0.0], [-1.0]], [[0.0], [-2.0], [-3.0], [0.5], [1.0]], [[2.5], [1.5], [2.5], [1.0], [1.0]]], [[[-2.5], [2.5], [-3.0], [0.0], [1.5]], [[0.5], [3.0], [-2.0], [4.0], [-0.5]], [[-3.5], [2.5], [4.0], [-1.0], [4.0]]]]> : tensor<2x3x5x1xf64>, dense<[[7.0, 3.0, -6.0, -4.0], [-2.0, -6.0, 3.0, -5.0]]> : tensor<2x4xf64>, dense<[[[[true], [true], [true], [false]], [[false], [true], [true], [true]], [[false], [true], [true], [false]], [[false], [false], [false], [false]], [[true], [false], [false], [true]]], [[[false], [true], [true], [true]], [[true], [false], [true], [true]], [[false], [true], [false], [true]], [[false], [false], [true], [false]], [[false], [true], [false], [false]]]]> : tensor<2x5x4x1xi1>, dense<[[[[-1.0, 1.25], [0.5, 2.0]]], [[[-1.25, 0.75], [-1.25, -1.25]]]]> : tensor<2x1x2x2xf64>]'
// RUN: : @program
// chlo.scan on i1, exact values
//   L: low + 1
//   n: more
//   dimension: low
//   S: rank 0
//   S: rank 1
//   S: rank 3+
//   S: has 1
//   T: rank 0
//   T: rank 1
//   T: rank 3+
//   E: i1
//   E: f64
//   F: i1
//   F: i64
//   F: f64
//   C: more
//   scan_dim_size: absent
//   is_reverse: true
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-1.0,1.25,0.5,2.0,-1.25,0.75,-1.25,-1.25]
// legal 0 1: [false,true,false,true,true,false,true,false,true,false,false,true,false,true,true,true,false,false,true,false,false,true,false,true,true,false,true,false,true,false,false,true,false,true,true,true,false,false,true,false]
// legal 0 2: [1.0,1.0]
// legal 0 3: [-4.0,-6.0,-4.0,-6.0]
// legal 0 4: [-2,-2]

module {
func.func @program(%arg0: tensor<2xi1>, %arg1: tensor<2x3x5x1xf64>, %arg2: tensor<2x4xf64>, %arg3: tensor<2x5x4x1xi1>, %arg4: tensor<2x1x2x2xf64>) -> (tensor<2x1x2x2xf64>, tensor<2x5x2x2xi1>, tensor<2xf64>, tensor<2x2xf64>, tensor<2xi64>) {
  %0, %1, %2, %3, %4 = chlo.scan(%arg0, %arg1, %arg2, %arg3) inits (%arg4) dimension=0 attributes {is_reverse = true} {
  ^bb0(%5: tensor<i1>, %6: tensor<3x5x1xf64>, %7: tensor<4xf64>, %8: tensor<5x4x1xi1>, %9: tensor<2x1x2x2xf64>):
    %10 = stablehlo.constant dense<-2> : tensor<i64>
    %11 = stablehlo.constant dense<[-4.0, -6.0]> : tensor<2xf64>
    %12 = stablehlo.constant dense<0.5> : tensor<f64>
    %13 = stablehlo.add %12, %12 : tensor<f64>
    %14 = stablehlo.constant dense<[[[false, true], [false, true]], [[true, false], [true, false]], [[true, false], [false, true]], [[false, true], [true, true]], [[false, false], [true, false]]]> : tensor<5x2x2xi1>
    stablehlo.return %10, %11, %13, %14, %9 : tensor<i64>, tensor<2xf64>, tensor<f64>, tensor<5x2x2xi1>, tensor<2x1x2x2xf64>
  } : (tensor<2xi1>, tensor<2x3x5x1xf64>, tensor<2x4xf64>, tensor<2x5x4x1xi1>, tensor<2x1x2x2xf64>) -> (tensor<2xi64>, tensor<2x2xf64>, tensor<2xf64>, tensor<2x5x2x2xi1>, tensor<2x1x2x2xf64>)
  return %4, %3, %2, %1, %0 : tensor<2x1x2x2xf64>, tensor<2x5x2x2xi1>, tensor<2xf64>, tensor<2x2xf64>, tensor<2xi64>
}

  func.func @main(%input0: tensor<2xi1>, %input1: tensor<2x3x5x1xf64>, %input2: tensor<2x4xf64>, %input3: tensor<2x5x4x1xi1>, %input4: tensor<2x1x2x2xf64>) {
    %r:5 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<2xi1>, tensor<2x3x5x1xf64>, tensor<2x4xf64>, tensor<2x5x4x1xi1>, tensor<2x1x2x2xf64>) -> (tensor<2x1x2x2xf64>, tensor<2x5x2x2xi1>, tensor<2xf64>, tensor<2x2xf64>, tensor<2xi64>)
    check.expect_eq_const %r#0, dense<[[[[-1.0, 1.25], [0.5, 2.0]]], [[[-1.25, 0.75], [-1.25, -1.25]]]]> : tensor<2x1x2x2xf64>
    check.expect_eq_const %r#1, dense<[[[[false, true], [false, true]], [[true, false], [true, false]], [[true, false], [false, true]], [[false, true], [true, true]], [[false, false], [true, false]]], [[[false, true], [false, true]], [[true, false], [true, false]], [[true, false], [false, true]], [[false, true], [true, true]], [[false, false], [true, false]]]]> : tensor<2x5x2x2xi1>
    check.expect_eq_const %r#2, dense<1.0> : tensor<2xf64>
    check.expect_eq_const %r#3, dense<[[-4.0, -6.0], [-4.0, -6.0]]> : tensor<2x2xf64>
    check.expect_eq_const %r#4, dense<-2> : tensor<2xi64>
    func.return
  }
}
