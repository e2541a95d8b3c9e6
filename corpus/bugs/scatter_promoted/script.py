import jax, jax.numpy as jnp, numpy as np
from jaxlib import xla_client as xc

jax.config.update("jax_enable_x64", True)
PROGRAM = """
func.func @main(%a: tensor<2xbf16>, %i: tensor<1x1xi32>, %u: tensor<1xbf16>) -> tensor<2xf32> {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xbf16>, tensor<1x1xi32>, tensor<1xbf16>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""
device = jax.devices("cpu")[0]
program = device.client.compile_and_load(PROGRAM, xc.DeviceList((device,)), xc.CompileOptions())
arguments = [jax.device_put(x, device) for x in [np.array([1.0, 2.0], jnp.bfloat16), np.full((1, 1), 1, np.int32), np.full((1,), 3.0, jnp.bfloat16)]]
got = np.asarray(program.execute_sharded(arguments).disassemble_into_single_device_arrays()[0][0])
print(jax.__version__, got)
assert got.dtype == np.float32, got.dtype
