// RUN: not stablehlo-opt %s
// breaks all_to_all (C9)
//   element_type(results...) = element_type(operands...) and (for k < size(operands): shape(results[k]) = (split_dimension = concat_dimension ? shape(operands[k]) : replace(replace(shape(operands[k]), split_dimension, dim(operands[k], split_dimension) / split_count), concat_dimension, dim(operands[k], concat_dimension) * split_count)))

func.func @main(%arg0: tensor<0xui4>) -> tensor<1xui4> {
  %0 = "stablehlo.all_to_all"(%arg0) <{split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<0xui4>) -> tensor<1xui4>
  return %0 : tensor<1xui4>
}
