// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>]'
// RUN: : @program
// stablehlo.select on i1, envelope values
//   S: rank 3+
//   S: has 1
//   E: f64
//   P: alternative 1
// legal 0 0: [6.484599099853497,-0.5806130549574862,0.8517509050324827,10.914594882770706,-2.7886918490904122,0.30000139180415436,-13.629329530285606,-5.703509862302651]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<4x2x1xf64> {
  %0 = stablehlo.constant dense<[[[0.4196599393200949], [0.22911156556308335]], [[0.642201636905671], [0.1816737235365182]], [[1.1973366846738913], [13.706298232597629]], [[6.419257298888035], [5.323218307363125]]]> : tensor<4x2x1xf64>
  %1 = stablehlo.constant dense<[[[6.484599099853497], [-0.5806130549574862]], [[0.8517509050324827], [10.914594882770706]], [[-2.7886918490904122], [0.30000139180415436]], [[-13.629329530285606], [-5.703509862302651]]]> : tensor<4x2x1xf64>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<i1>, tensor<4x2x1xf64>
  return %2 : tensor<4x2x1xf64>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<4x2x1xf64>)
    check.expect_eq_const %r, dense<[[[6.484599099853497], [-0.5806130549574862]], [[0.8517509050324827], [10.914594882770706]], [[-2.7886918490904122], [0.30000139180415436]], [[-13.629329530285606], [-5.703509862302651]]]> : tensor<4x2x1xf64>
    func.return
  }
}
