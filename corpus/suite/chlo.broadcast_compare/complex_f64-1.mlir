// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[(2.0, -1.5), (4.0, -0.5)], [(-1.0, 2.5), (1.0, -2.5)]], [[(-2.5, 0.5), (2.0, 3.5)], [(1.0, 1.0), (-1.0, -1.5)]], [[(-1.0, -0.5), (-2.0, 2.0)], [(-3.0, 1.5), (1.0, -1.5)]], [[(0.0, 2.5), (-4.0, -1.5)], [(1.5, -4.0), (-3.5, 1.5)]], [[(-1.5, -4.0), (-2.5, -0.5)], [(-1.0, -0.5), (4.0, 0.5)]]]> : tensor<5x2x2xcomplex<f64>>, dense<[[[(-2.5, 3.5), (1.0, -2.0)]], [[(2.5, 1.0), (1.5, 4.0)]], [[(-4.0, -3.0), (-2.0, 2.5)]], [[(3.0, 3.0), (-0.5, 4.0)]], [[(4.0, 2.0), (-4.0, 1.5)]]]> : tensor<5x1x2xcomplex<f64>>, dense<[[[(4.0, -0.5), (-3.5, -2.5)], [(1.0, 4.0), (3.0, -3.5)]], [[(-2.0, -0.5), (-4.0, -0.5)], [(1.5, 0.0), (1.5, 0.5)]], [[(-3.5, -0.5), (0.5, -1.0)], [(-2.0, 2.5), (1.5, 3.5)]], [[(3.0, 2.5), (-3.5, 0.0)], [(2.0, 4.0), (-3.5, 2.5)]], [[(-2.0, -2.0), (-0.5, 0.5)], [(3.5, 3.5), (3.5, 3.0)]]]> : tensor<5x2x2xcomplex<f64>>, dense<[[[(-1.0, 4.0), (-2.0, -0.5)]], [[(2.0, -3.0), (1.0, -1.0)]], [[(2.5, 2.0), (-2.0, -1.5)]], [[(-1.5, -0.5), (-2.5, 2.0)]], [[(-3.5, 1.0), (-1.5, 4.0)]]]> : tensor<5x1x2xcomplex<f64>>]'
// RUN: : @program
// chlo.broadcast_compare on complex<f64>, exact values
//   A: rank 3+
//   E: complex<f64>
//   broadcast_dimensions: absent
//   comparison_direction: EQ
//   compare_type: absent
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false]
// legal 1 0: [false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<5x2x2xcomplex<f64>>, %arg1: tensor<5x1x2xcomplex<f64>>) -> tensor<5x2x2xi1> {
    %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<5x2x2xcomplex<f64>>, tensor<5x1x2xcomplex<f64>>) -> tensor<5x2x2xi1>
    return %0 : tensor<5x2x2xi1>
  }

  func.func @main(%input0: tensor<5x2x2xcomplex<f64>>, %input1: tensor<5x1x2xcomplex<f64>>, %input2: tensor<5x2x2xcomplex<f64>>, %input3: tensor<5x1x2xcomplex<f64>>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program]]} : (tensor<5x2x2xcomplex<f64>>, tensor<5x1x2xcomplex<f64>>, tensor<5x2x2xcomplex<f64>>, tensor<5x1x2xcomplex<f64>>) -> (tensor<5x2x2xi1>, tensor<5x2x2xi1>)
    check.expect_eq_const %r#0, dense<false> : tensor<5x2x2xi1>
    check.expect_eq_const %r#1, dense<false> : tensor<5x2x2xi1>
    func.return
  }
}
