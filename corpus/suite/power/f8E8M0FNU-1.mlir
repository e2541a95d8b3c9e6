// RUN: stablehlo-translate --interpret %s --args='[dense<[8.0, 0.5, 2.0, 1.0, 0.125]> : tensor<5xf8E8M0FNU>, dense<[4.0, 2.0, 8.0, 2.0, 0.25]> : tensor<5xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.power on f8E8M0FNU, envelope values
//   S: rank 1
//   E: f8E8M0FNU
// legal 0 0: [[2048.0,4096.0],[0.125,0.25],[128.0,256.0],[0.5,1.0],0.5]

module {
func.func @program(%arg0: tensor<5xf8E8M0FNU>, %arg1: tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<5xf8E8M0FNU>
  return %0 : tensor<5xf8E8M0FNU>
}

  func.func @main(%input0: tensor<5xf8E8M0FNU>, %input1: tensor<5xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> (tensor<5xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    %v1 = stablehlo.constant dense<[4096.0, 0.25, 256.0, 1.0, 0.5]> : tensor<5xf64>
    %v2 = stablehlo.constant dense<[2048.0, 0.125, 128.0, 0.5, 0.5]> : tensor<5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5xi1>
    func.return
  }
}
