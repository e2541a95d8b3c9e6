// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[4.3933864], [-0.7432262]], [[1.1615372], [1.0e-45]], [[4.833706], [2.349334]], [[0xFFC00000], [-3.4028235e+38]], [[7.51346], [-0.39347064]]], [[[7.184012], [-1.1754944e-38]], [[-1.0], [-0.0]], [[-1.0], [3.4028235e+38]], [[1.1754942e-38], [-1.1754944e-38]], [[0.0], [-1.1754942e-38]]], [[[-3.4634023], [-7.636292]], [[-3.8606732], [0.34865344]], [[0.2922028], [0x7FC00000]], [[2.9953127], [-7.6620426]], [[-6.333146], [1.271255]]], [[[-3.4203463], [-1.0]], [[-3.079876], [-1.0e-45]], [[-0.60603154], [-1.0]], [[1.1754944e-38], [-1.0e-45]], [[0.7727456], [0.5]]]]> : tensor<4x5x2x1xf32>]'
// RUN: : @program
// stablehlo.sqrt on f32, special values
//   S: rank 3+
//   S: has 1
//   E: f32
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [2.096040725708008,"nan",1.0777463912963867,[0.0,3.743392066509216e-23],2.1985690593719482,1.5327537059783936,"nan","nan",2.7410690784454346,"nan",2.680300712585449,"nan","nan",-0.0,"nan",1.8446742974197924e+19,[0.0,1.0842021078620191e-19],"nan",0.0,null,"nan","nan","nan",0.5904688239097595,0.540557861328125,"nan",1.7306971549987793,"nan","nan",1.1274994611740112,"nan","nan","nan",null,"nan","nan",1.0842021724855044e-19,null,0.8790594935417175,0.7071067690849304]

module {
func.func @program(%arg0: tensor<4x5x2x1xf32>) -> tensor<4x5x2x1xf32> {
  %0 = stablehlo.sqrt %arg0 : tensor<4x5x2x1xf32>
  return %0 : tensor<4x5x2x1xf32>
}

  func.func @main(%input0: tensor<4x5x2x1xf32>) {
    %r = func.call @program(%input0) : (tensor<4x5x2x1xf32>) -> (tensor<4x5x2x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<4x5x2x1xf32>) -> tensor<4x5x2x1xf64>
    %v1 = stablehlo.constant dense<[[[[2.096040725708008], [0xFFF0000000000000]], [[1.0777463912963867], [3.743392066509216e-23]], [[2.1985690593719482], [1.5327537059783936]], [[0xFFF0000000000000], [0xFFF0000000000000]], [[2.7410690784454346], [0xFFF0000000000000]]], [[[2.680300712585449], [0xFFF0000000000000]], [[0xFFF0000000000000], [-0.0]], [[0xFFF0000000000000], [1.8446742974197924e+19]], [[1.0842021078620191e-19], [0xFFF0000000000000]], [[0.0], [0x7FF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0.5904688239097595]], [[0.540557861328125], [0xFFF0000000000000]], [[1.7306971549987793], [0xFFF0000000000000]], [[0xFFF0000000000000], [1.1274994611740112]]], [[[0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0x7FF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000]], [[1.0842021724855044e-19], [0x7FF0000000000000]], [[0.8790594935417175], [0.7071067690849304]]]]> : tensor<4x5x2x1xf64>
    %v2 = stablehlo.constant dense<[[[[2.096040725708008], [0x7FF0000000000000]], [[1.0777463912963867], [0.0]], [[2.1985690593719482], [1.5327537059783936]], [[0x7FF0000000000000], [0x7FF0000000000000]], [[2.7410690784454346], [0x7FF0000000000000]]], [[[2.680300712585449], [0x7FF0000000000000]], [[0x7FF0000000000000], [-0.0]], [[0x7FF0000000000000], [1.8446742974197924e+19]], [[0.0], [0x7FF0000000000000]], [[0.0], [0xFFF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0.5904688239097595]], [[0.540557861328125], [0x7FF0000000000000]], [[1.7306971549987793], [0x7FF0000000000000]], [[0x7FF0000000000000], [1.1274994611740112]]], [[[0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0xFFF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000]], [[1.0842021724855044e-19], [0xFFF0000000000000]], [[0.8790594935417175], [0.7071067690849304]]]]> : tensor<4x5x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x5x2x1xf64>, tensor<4x5x2x1xf64>) -> tensor<4x5x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x5x2x1xf64>, tensor<4x5x2x1xf64>) -> tensor<4x5x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x5x2x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x5x2x1xf64>) -> tensor<4x5x2x1xi64>
    %v7 = stablehlo.constant dense<[[[[4611902282915643392], [9221120237041090560]], [[4607532557418889216], [0]], [[4612133156198285312], [4609581728191741952]], [[9221120237041090560], [9221120237041090560]], [[4613354757640159232], [9221120237041090560]]], [[[4613217919445237760], [9221120237041090560]], [[9221120237041090560], [-9223372036854775808]], [[9221120237041090560], [4895412794414858240]], [[0], [9221120237041090560]], [[0], [-4503599627370496]]], [[[9221120237041090560], [9221120237041090560]], [[9221120237041090560], [4603493689895944192]], [[4603044131910975488], [9221120237041090560]], [[4610473186234990592], [9221120237041090560]], [[9221120237041090560], [4607756625325850624]]], [[[9221120237041090560], [9221120237041090560]], [[9221120237041090560], [-4503599627370496]], [[9221120237041090560], [9221120237041090560]], [[4323455642275676160], [-4503599627370496]], [[4606093083560378368], [4604544271108800512]]]]> : tensor<4x5x2x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x5x2x1xi64>, tensor<4x5x2x1xi64>) -> tensor<4x5x2x1xi1>
    %v9 = stablehlo.constant dense<[[[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]]], [[[false], [false]], [[false], [true]], [[false], [false]], [[false], [false]], [[true], [false]]], [[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]]], [[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]]]]> : tensor<4x5x2x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x5x2x1xi1>, tensor<4x5x2x1xi1>
    %v11 = stablehlo.constant dense<[[[[false], [true]], [[false], [false]], [[false], [false]], [[true], [true]], [[false], [true]]], [[[false], [true]], [[true], [false]], [[true], [false]], [[false], [true]], [[false], [true]]], [[[true], [true]], [[true], [false]], [[false], [true]], [[false], [true]], [[true], [false]]], [[[true], [true]], [[true], [true]], [[true], [true]], [[false], [true]], [[false], [false]]]]> : tensor<4x5x2x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x5x2x1xf64>, tensor<4x5x2x1xf64>) -> tensor<4x5x2x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<4x5x2x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<4x5x2x1xi1>
    %v15 = stablehlo.constant dense<[[[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]]], [[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [true]]], [[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]]], [[[false], [false]], [[false], [true]], [[false], [false]], [[false], [true]], [[false], [false]]]]> : tensor<4x5x2x1xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x5x2x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x5x2x1xf64>, tensor<4x5x2x1xf64>) -> tensor<4x5x2x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x5x2x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x5x2x1xi1>
    %v20 = stablehlo.constant dense<[[[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]]], [[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [true]]], [[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]]], [[[false], [false]], [[false], [true]], [[false], [false]], [[false], [true]], [[false], [false]]]]> : tensor<4x5x2x1xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x5x2x1xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<4x5x2x1xf64>, tensor<4x5x2x1xf64>) -> tensor<4x5x2x1xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<4x5x2x1xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<4x5x2x1xi1>
    %v25 = stablehlo.constant dense<[[[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]]], [[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [true]]], [[[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]], [[false], [false]]], [[[false], [false]], [[false], [true]], [[false], [false]], [[false], [true]], [[false], [false]]]]> : tensor<4x5x2x1xi1>
    %v26 = stablehlo.or %v24, %v25 : tensor<4x5x2x1xi1>
    check.expect_eq_const %v26, dense<true> : tensor<4x5x2x1xi1>
    func.return
  }
}
