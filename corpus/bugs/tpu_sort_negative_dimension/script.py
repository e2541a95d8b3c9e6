import os

os.environ.update(TPU_SKIP_MDS_QUERY="1", ALLOW_MULTIPLE_LIBTPU_LOAD="1", JAX_PLATFORMS="cpu")
from jax.experimental import topologies
from jax.interpreters import mlir
from jaxlib import _jax, xla_client
from jaxlib.mlir import ir

PROGRAM = """
func.func @main(%a: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = -2 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
"""
device = topologies.get_topology_desc("v5e:2x2", "tpu").devices[0]
with mlir.make_ir_context(), ir.Location.unknown():
    module = ir.Module.parse(PROGRAM)
    device.client.compile(module, _jax.DeviceList((device,)), xla_client.CompileOptions())
