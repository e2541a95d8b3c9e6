// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.8095323, 0.91110206, -2.236871, -0.8256381], [-1.588711, -0.12631789, 2.7926333, -6.123988], [0.64348024, -12.048705, -4.918075, -1.4598013]]> : tensor<3x4xf32>]'
// RUN: : @program
// stablehlo.tan on f32, envelope values
//   S: rank 2
//   E: f32
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
//   ulps: low
// legal 0 0: [[4.108814239501953,4.108876705169678],[1.2892894744873047,1.289309024810791],[1.2724413871765137,1.272460699081421],[-1.0839096307754517,-1.0838931798934937],[55.81369400024414,55.814544677734375],[-0.1269950121641159,-0.1269930899143219],[-0.3638524115085602,-0.36384686827659607],[0.16055460274219513,0.16055703163146973],[0.7499616742134094,0.7499730587005615],[0.5694618821144104,0.5694704651832581],[4.792984485626221,4.793057441711426],[-8.972453117370605,-8.972317695617676]]

module {
func.func @program(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 7.62939453125e-06, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

  func.func @main(%input0: tensor<3x4xf32>) {
    %r = func.call @program(%input0) : (tensor<3x4xf32>) -> (tensor<3x4xf32>)
    %v0 = stablehlo.convert %r : (tensor<3x4xf32>) -> tensor<3x4xf64>
    %v1 = stablehlo.constant dense<[[4.108876705169678, 1.289309024810791, 1.272460699081421, -1.0838931798934937], [55.814544677734375, -0.1269930899143219, -0.36384686827659607, 0.16055703163146973], [0.7499730587005615, 0.5694704651832581, 4.793057441711426, -8.972317695617676]]> : tensor<3x4xf64>
    %v2 = stablehlo.constant dense<[[4.108814239501953, 1.2892894744873047, 1.2724413871765137, -1.0839096307754517], [55.81369400024414, -0.1269950121641159, -0.3638524115085602, 0.16055460274219513], [0.7499616742134094, 0.5694618821144104, 4.792984485626221, -8.972453117370605]]> : tensor<3x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x4xi1>
    func.return
  }
}
