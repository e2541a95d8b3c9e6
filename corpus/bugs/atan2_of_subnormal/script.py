import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)
got = jax.jit(jax.lax.atan2)(jnp.float64(2.225073858507201e-308), jnp.float64(-1))
print(jax.__version__, got, "must be", jnp.pi)
assert got > 0, got
