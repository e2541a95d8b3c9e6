import jax, jax.numpy as jnp, numpy as np
from jaxlib import xla_client as xc

jax.config.update("jax_enable_x64", True)
PROGRAM = """
func.func @main(%a: tensor<6xi2>) -> tensor<6xi2> {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%p: tensor<i2>, %q: tensor<i2>):
    %1 = stablehlo.compare LT, %p, %q : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<6xi2>) -> tensor<6xi2>
  return %0 : tensor<6xi2>
}
"""
device = jax.devices("cpu")[0]
program = device.client.compile_and_load(PROGRAM, xc.DeviceList((device,)), xc.CompileOptions())
arguments = [jax.device_put(x, device) for x in [np.array([1, 1, 0, -1, -2, 0], jnp.int2)]]
got = np.asarray(program.execute_sharded(arguments).disassemble_into_single_device_arrays()[0][0])
print(jax.__version__, got)
assert np.array_equal(got, [-2, -1, 0, 0, 1, 1]), got
